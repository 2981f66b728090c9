/** The OneGI wordmark, drawn as outlines so that no font is needed. The lantern is the accent over the I. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 116 32" width="116" height="32" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="13" cy="17" r="10" />
        <path d="M31 27V15.5M31 18a5.5 5.5 0 0 1 11 0v9" />
        <path d="M49 19.5h12.2a6.2 6.2 0 1 0-1.9 5.2" />
        <path d="M87.500 11.200A9.6 9.6 0 1 0 90 18.500h-7.500" />
        <path d="M101 14.500V27" />
      </g>
      <circle cx="101" cy="7" r="3.4" fill="var(--onegi-accent)" />
    </svg>
  );
}

/** The OneGI wordmark, drawn as outlines so that no font is needed. The light in the O is the lantern. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 108 32" width="108" height="32" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="13" cy="16" r="10.500" />
        <path d="M32 26.500V15M32 17.500a5.500 5.500 0 0 1 11 0v9" />
        <path d="M50 19h12.200a6.200 6.200 0 1 0-1.900 5.200" />
        <path d="M89 9.300A10.500 10.500 0 1 0 91.500 17H83" />
        <path d="M102 5.500v21" />
      </g>
      <circle cx="13" cy="16" r="3.600" fill="var(--onegi-accent)" />
    </svg>
  );
}

/** Victoria Harbour at dusk, within an svg of 520 by 260: a plane leaving, a lantern lit. */
export const harbourDrawing = `
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
  <path d="M0 178c40-8 62-54 96-62 26-6 40 22 62 22 30 0 44-60 84-72 34-10 52 40 84 44 28 4 40-26 66-26 40 0 66 72 128 90" stroke="var(--onegi-scene-far)" stroke-width="2" />
  <g stroke="var(--onegi-scene-near)" stroke-width="2.5">
    <path d="M24 190v-52h34v52M58 190v-86h28v86M94 190v-40h36v40M138 190v-112l14-12 14 12v112M176 190v-66h34v66M218 190v-98h30v98M258 190v-50h38v50M304 190v-128l10-22 10 22v128M334 190v-74h36v74M380 190v-48h32v48M420 190v-90h30v90M458 190v-36h40v36" />
    <path d="M0 190h520" />
    <path d="M40 206h70M140 206h120M300 206h56M392 206h90M84 222h96M230 222h110M380 222h50" opacity=".55" />
  </g>
  <g stroke="var(--onegi-accent)" stroke-width="2.5" opacity=".9">
    <path d="M67 116v6M76 116v6M67 132v6M76 132v6M227 104v6M238 104v6M227 120v6M314 78v7M314 96v7M344 128v6M359 128v6M430 112v6M440 112v6M187 136v6M198 136v6" />
  </g>
  <path d="M60 92c60-46 150-62 282-32" stroke="var(--onegi-scene-far)" stroke-width="2" stroke-dasharray="2 9" />
  <path d="m352 62 62-34-26 54-9-16zM379 66l35-38" fill="var(--onegi-raised)" stroke="var(--onegi-scene-near)" stroke-width="2.5" />
</g>
<circle cx="314" cy="34" r="4.500" fill="var(--onegi-accent)" />
`;

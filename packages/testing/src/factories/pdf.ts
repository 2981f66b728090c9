/** A PDF of pages of so many points, the first with a red bar: what can be drawn, without a library. */
export function aPdfOf(pages: number, [width, height] = [300, 400]): Buffer {
  const content = '1 0 0 rg 0 0 300 100 re f';
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...Array.from(
      { length: pages },
      (_, at) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}]${at === 0 ? ' /Contents 3 0 R' : ''} >>`,
    ),
  ];
  let text = '%PDF-1.7\n';
  const starts = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(start).padStart(10, '0');
  });
  const table = starts.map((start) => `${start} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A field of a row of the page, `drivers.0.driverName`, as it is returned and stands in the trail: `drivers.1.driverName`. */
export const namedOfPath = (path: string): string =>
  path.replace(/(?<=^\w+\.)\d+(?=\.)/, (at) => String(Number(at) + 1));

/** 'CHAN Tai Man' becomes 'C*** T*** M***': enough to tell two cases apart. */
export const maskName = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(' ');

/** The id of a field's control: 'drivers.1.age' is at drivers-1-age. */
export const idOf = (path: string) => path.replaceAll('.', '-');

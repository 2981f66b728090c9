export const travel = { title: 'travel' };

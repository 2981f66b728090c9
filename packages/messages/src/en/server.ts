export const server = {
  success: 'Success',
};

export const answers = {
  success: 'Success',
};

/** What must never be read in the trail. */
export const canary = {
  name: 'Canary Quetzal',
  nameZh: '金絲雀明',
  email: 'canary.quetzal@example.com',
  hkid: 'A1234563',
  phone: '23456789',
};

/** The contact page. What it says of the office stands in settings too. */
export const contact = {
  office: {
    emailAddress: 'enquiries@onegi.example',
    address: '12/F, Lantern House, 18 Ferry Lane, Harbour East, Hong Kong',
  },
};

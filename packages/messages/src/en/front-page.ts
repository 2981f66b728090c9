export const frontPage = {
  title: 'Compare insurance prices in Hong Kong',
  description:
    'Compare insurance from Hong Kong insurers: travel, home, motor, medical and six more. Every price is shown before you register, with the levy included.',
  headline: 'Compare the cover. See every price first.',
  lead: 'Plans from several insurers side by side, with the levy in the price, before we ask for your name.',
  chooseLine: 'What would you like to insure?',
  more: 'More',
};

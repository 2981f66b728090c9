/** What a plan of a list is good at, as the server finds it from benefits and prices. */
export const worth = {
  tier: { B: 'Basic', S: 'Standard', P: 'Premier' },
  only: 'Only plan here that covers: {name}',
  lowestPrice: 'Lowest price of all {count} plans',
  cheapestWith: 'Lowest price that covers: {name}',
  of: {
    list: {
      highest: 'Highest of all {count} plans: {name}',
      fullest: 'Fullest cover of all {count} plans: {name}',
      widest: 'Widest of all {count} plans: {name}',
      longest: 'Longest of all {count} plans: {name}',
      lowest: 'Lowest of all {count} plans: {name}',
      shortest: 'Shortest of all {count} plans: {name}',
    },
    price: {
      highest: 'Highest under {price}: {name}',
      fullest: 'Fullest cover under {price}: {name}',
      widest: 'Widest under {price}: {name}',
      longest: 'Longest under {price}: {name}',
      lowest: 'Lowest under {price}: {name}',
      shortest: 'Shortest under {price}: {name}',
    },
    tier: {
      highest: 'Highest of the {tier} plans: {name}',
      fullest: 'Fullest cover of the {tier} plans: {name}',
      widest: 'Widest of the {tier} plans: {name}',
      longest: 'Longest of the {tier} plans: {name}',
      lowest: 'Lowest of the {tier} plans: {name}',
      shortest: 'Shortest of the {tier} plans: {name}',
    },
  },
};

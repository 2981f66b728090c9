/** The guides: what every plan pays under one heading of its benefits. */
export const guides = {
  title: 'Guides: what insurance pays in Hong Kong',
  headline: 'Guides to benefits',
  description:
    'What travel, home, motor, medical and other insurance pays in Hong Kong: every limit of every plan, by insurer, from the benefit tables.',
  lead: 'Every limit of every plan, side by side. Made from the benefit tables that the plans are sold with.',
  tariff: 'Figures of {count, plural, one {# plan} other {# plans}}, as sold since {date}.',
  insurer: 'Insurer',
  tiers: { B: 'Basic', S: 'Standard', P: 'Premier' },
  notSold: 'Not sold',
  exclusionsTitle: 'Main exclusions',
  exclusionsLead: 'As the plans are sold. The policy wording says them in full.',
  compare: 'See today’s prices',
  others: 'More guides: {line}',
  topics: {
    'travel-medical': {
      title: 'Travel insurance: medical expenses abroad',
      description:
        'What travel insurance pays for hospital, doctor and evacuation abroad: the limits of every plan in Hong Kong, by insurer, from Basic to Premier.',
    },
    'travel-delay': {
      title: 'Travel insurance: delays and cancelled trips',
      description:
        'What travel insurance pays when a flight is late or a trip is cancelled or cut short: every plan in Hong Kong, by insurer, with its limits.',
    },
    'travel-baggage': {
      title: 'Travel insurance: baggage, phones and money',
      description:
        'What travel insurance pays for stolen phones, lost baggage, late baggage and money: the limits of every plan in Hong Kong, by insurer.',
    },
    'home-contents': {
      title: 'Home insurance: what your belongings are insured for',
      description:
        'Contents, valuables, decoration, cash and frozen food: what home insurance pays in Hong Kong, the limits of every plan by insurer.',
    },
    'home-extra-costs': {
      title: 'Home insurance: temporary home and clean-up',
      description:
        'What home insurance pays for a temporary home and for clearing up after damage: the limits of every plan in Hong Kong, by insurer.',
    },
    'home-liability': {
      title: 'Home insurance: liability to neighbours',
      description:
        'Water into the flat below, a falling window: what home insurance pays when others claim from you, by insurer and plan in Hong Kong.',
    },
    'fire-events': {
      title: 'Fire insurance: fire, typhoon, landslip and more',
      description:
        'Which events fire insurance pays for in Hong Kong, from fire and typhoon to landslip and burst pipes: every plan, by insurer.',
    },
    'fire-extra-costs': {
      title: 'Fire insurance: debris, fees and rent elsewhere',
      description:
        'What fire insurance pays beside the building itself: removal of debris, fees and another home meanwhile, by insurer and plan.',
    },
    'student-medical': {
      title: 'Overseas student insurance: medical care',
      description:
        'What overseas student insurance pays for hospital, doctors, evacuation and visits of the family: every plan from Hong Kong, by insurer.',
    },
    'student-studies': {
      title: 'Overseas student insurance: interrupted studies',
      description:
        'What overseas student insurance pays when studies are interrupted or the sponsor dies: the limits of every plan from Hong Kong, by insurer.',
    },
    'student-belongings': {
      title: 'Overseas student insurance: belongings',
      description:
        'Laptop, baggage, passport and the room abroad: what overseas student insurance pays, the limits of every plan from Hong Kong by insurer.',
    },
    'motor-third-party': {
      title: 'Motor insurance: liability to third parties',
      description:
        'What motor insurance in Hong Kong pays for injury to others and damage to their property: every comprehensive plan, by insurer.',
    },
    'motor-own-car': {
      title: 'Motor insurance: damage to your own car',
      description:
        'Own damage, new for old, windscreen, keys: what comprehensive motor insurance pays in Hong Kong, by insurer and plan.',
    },
    'motor-excess': {
      title: 'Motor insurance: every excess compared',
      description:
        'Own damage, theft, young and unnamed drivers: the excesses of every comprehensive motor plan in Hong Kong, by insurer.',
    },
    'accident-medical': {
      title: 'Personal accident insurance: medical expenses',
      description:
        'Doctors, bonesetters and physiotherapy after an accident: what personal accident insurance pays in Hong Kong, by insurer and plan.',
    },
    'accident-income': {
      title: 'Personal accident insurance: cash while you recover',
      description:
        'Hospital cash and weekly benefits after an accident: what personal accident insurance pays in Hong Kong, by insurer and plan.',
    },
    'pet-vet': {
      title: 'Pet insurance: vet bills, surgery and medicine',
      description:
        'What pet insurance pays for surgery, consultations, medicine and tests of cats and dogs in Hong Kong: every plan, by insurer.',
    },
    'pet-owner-costs': {
      title: 'Pet insurance: costs of the owner',
      description:
        'A lost pet, boarding while you are in hospital, a cancelled trip: what pet insurance pays its owner in Hong Kong, by insurer and plan.',
    },
    'helper-employer': {
      title: 'Domestic helper insurance: the employer’s liability',
      description:
        'What the law asks of employers and losses by dishonesty: what domestic helper insurance pays in Hong Kong, by insurer and plan.',
    },
    'helper-medical': {
      title: 'Domestic helper insurance: medical care',
      description:
        'Hospital, surgery and clinic visits of your helper: what domestic helper insurance pays in Hong Kong, the limits of every plan by insurer.',
    },
    'helper-extra-costs': {
      title: 'Domestic helper insurance: journey home, replacement',
      description:
        'A helper who is flown home or must be replaced: what domestic helper insurance pays in Hong Kong, by insurer and plan.',
    },
    'medical-hospital': {
      title: 'Medical insurance: room, board and hospital stay',
      description:
        'Annual limit, room and board, intensive care, cash in a public ward: what medical insurance pays in Hong Kong, by insurer and plan.',
    },
    'medical-surgery': {
      title: 'Medical insurance: surgery and treatment',
      description:
        'Surgeon, anaesthetist, theatre, cancer treatment: what medical insurance pays for operations in Hong Kong, by insurer and plan.',
    },
    'golf-equipment': {
      title: 'Golf insurance: clubs and equipment',
      description:
        'Stolen, lost or broken clubs and hired ones: what golf insurance pays for equipment in Hong Kong, the limits of every plan by insurer.',
    },
    'golf-hole-in-one': {
      title: 'Golf insurance: the hole-in-one',
      description:
        'What golf insurance in Hong Kong pays for celebrating a hole-in-one, each time and in a year: every plan, by insurer.',
    },
  },
};

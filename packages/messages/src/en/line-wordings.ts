const person = {
  accident: {
    term: 'Accident',
    meaning:
      'A sudden, unforeseen and external event, independent of any illness, that is the only cause of an injury.',
  },
  doctor: {
    term: 'Doctor',
    meaning:
      'A person registered to practise medicine where treatment is given, other than you or a relative of yours.',
  },
  hospital: {
    term: 'Hospital',
    meaning:
      'A registered institution with doctors and nurses on duty day and night. Spas, nursing homes and rehabilitation homes are not hospitals.',
  },
};

/** What each line of a year adds to the frame of the policy wording. What is not covered, the catalogue's notes say. */
export const lineWordings = {
  HOME: {
    insuring:
      'We insure the contents of the home named in your policy schedule against loss and damage from any cause that is not excluded, and you and your household against liability as its occupiers.',
    definitions: {
      home: { term: 'Home', meaning: 'The private dwelling at the address in your policy schedule.' },
      household: { term: 'Household', meaning: 'You and the members of your family who live with you in the home.' },
      contents: {
        term: 'Contents',
        meaning:
          'Furniture, appliances, clothing and belongings in the home that belong to your household. Vehicles, boats, plants, animals and documents of value are not contents.',
      },
      valuables: {
        term: 'Valuables',
        meaning:
          'Jewellery, watches, furs, works of art, cameras, and articles of gold, silver or another precious metal.',
      },
    },
    conditions: {
      locks: 'Locks. Keep doors and windows locked when nobody is at home.',
      basis: 'How we pay. We repair, or pay what a new article of the same kind costs; for clothing we deduct wear.',
      moving: 'Moving. Cover follows you to a new home in Hong Kong once you have told us of it.',
    },
    claims: {
      police: 'Report theft, burglary and malicious damage to the police within 24 hours.',
      papers: 'Send the claim form with photographs, receipts or valuations, and quotations for the repair.',
      admit: 'Do not admit liability or promise payment to anybody without our consent.',
    },
  },
  FIRE: {
    insuring:
      'We insure the building named in your policy schedule against the events that your plan covers, up to the sum insured.',
    definitions: {
      building: {
        term: 'Building',
        meaning:
          'The structure of the property at the address in your policy schedule with its fixtures, and your share of the common parts. Decoration added by the occupier and contents are not the building.',
      },
      sum: {
        term: 'Sum insured, SI',
        meaning: 'The sum in your policy schedule: the full cost of rebuilding, or the amount of the mortgage loan.',
      },
      mortgagee: { term: 'Mortgagee', meaning: 'The bank named in your policy schedule as lender.' },
    },
    conditions: {
      average:
        'Average. Where the sum insured is the cost of rebuilding and is too low when a loss happens, we pay the part of the loss that the sum insured bears to that cost.',
      payee: 'Loss payee. We pay the mortgagee first, as its interest may appear.',
      works: 'Building works. Tell us before works that alter the structure begin.',
    },
    claims: {
      services: 'Call the fire services or the police at once where they are needed, and prevent further damage.',
      papers: 'Send the claim form with photographs, the report of the fire services and quotations for the repair.',
    },
  },
  OS: {
    insuring:
      'We insure each student named in your policy schedule while living and studying outside Hong Kong, on the way there and back, and on visits home of up to 60 days.',
    definitions: {
      ...person,
      student: {
        term: 'Insured student',
        meaning:
          'A person named in the policy schedule, aged 8 to 40 on the first day of cover, who is enrolled in full-time education.',
      },
      sponsor: { term: 'Sponsor', meaning: 'The parent or guardian who pays for the studies.' },
      preexisting: {
        term: 'Pre-existing condition',
        meaning: 'An illness or injury that existed, was treated or showed signs before cover started.',
      },
    },
    conditions: {
      enrolled: 'Enrolment. Tell us when a student changes school or country, or gives up the studies.',
    },
    claims: {
      help: 'In an emergency call the assistance number on your policy schedule first; it is open day and night.',
      papers:
        'Send the claim form with the student card, receipts, medical reports, and the report of the police or the carrier where one applies.',
    },
  },
  MOTOR: {
    insuring:
      'We insure your liability to others for the use of the car named in your policy schedule on the roads of Hong Kong, as the Motor Vehicles Insurance (Third Party Risks) Ordinance (Cap. 272) demands, and with comprehensive cover the car itself.',
    definitions: {
      car: { term: 'Car', meaning: 'The private car named in your policy schedule, with its standard equipment.' },
      driver: {
        term: 'Named driver',
        meaning: 'A driver named in your policy schedule. Others who drive with your consent are unnamed drivers.',
      },
      party: {
        term: 'Third party',
        meaning: 'Anybody other than you, the driver of the car, and those who live with you as to their property.',
      },
      value: {
        term: 'Market value',
        meaning: 'What a car of the same make, model, age and condition costs just before the loss.',
      },
      ncd: {
        term: 'No-claim discount, NCD',
        meaning: 'The reduction of the premium for years without a claim: 20%, 30%, 40%, 50% and 60% after five years.',
      },
    },
    conditions: {
      proof:
        'Proof of the no-claim discount. Without a certificate of your previous insurer the discount is taken back.',
      back: 'Claims and the discount. After one claim 60% becomes 30%, 50% becomes 20%, and less becomes nil.',
      condition: 'Condition of the car. Keep it roadworthy and licensed.',
      statute:
        'Rights of third parties. Where the law makes us pay what this policy does not cover, you repay us that sum.',
    },
    claims: {
      scene:
        'After an accident stop, help the injured, call the police, and take the particulars of everybody involved.',
      papers:
        'Send the claim form with the driving licence, the vehicle registration document, photographs and the police report.',
      admit: 'Do not admit liability or promise payment to anybody without our consent.',
      repair: 'Have the car repaired only after we have seen it or agreed to it.',
    },
  },
  PA: {
    insuring:
      'We pay when an accident, anywhere in the world and at any hour, kills or injures an insured person within 12 months of it.',
    definitions: {
      ...person,
      insured: {
        term: 'Insured person',
        meaning:
          'A person named in the policy schedule: adults aged 18 to 65 on the first day of cover, children from 6 weeks to 17 years, or to 23 in full-time education.',
      },
      total: {
        term: 'Permanent total disablement',
        meaning: 'Disablement that after 12 months prevents any gainful work for life.',
      },
    },
    conditions: {
      most: 'Together. For one accident the payments for death and disablement together are at most the whole sum.',
      work: 'Occupation. Tell us of a change of occupation; a claim is paid as the class of work at that time allows.',
    },
    claims: {
      papers: 'Send the claim form with medical reports, receipts and, after a traffic accident, the police report.',
      exam: 'We may have an insured person examined by a doctor at our cost.',
    },
  },
  PET: {
    insuring:
      'We pay what the vet costs when the pet named in your policy schedule has an accident or falls ill, and with third-party liability what you owe others as its owner.',
    definitions: {
      pet: { term: 'Pet', meaning: 'The dog or cat named in your policy schedule, kept as a companion in Hong Kong.' },
      vet: {
        term: 'Vet',
        meaning: 'A veterinary surgeon registered in Hong Kong, other than you or a relative of yours.',
      },
      preexisting: {
        term: 'Pre-existing condition',
        meaning: 'An illness or injury that existed or showed signs before cover started or within the waiting period.',
      },
    },
    conditions: {
      chip: 'Identity. We may compare the microchip number with your policy schedule.',
      care: 'Keeping. Keep vaccinations up to date, and a dog on a leash where the law demands it.',
    },
    claims: {
      papers: 'Send the claim form with the invoices and the medical record of the vet.',
      admit: 'Do not admit liability or promise payment to anybody your pet has hurt without our consent.',
    },
  },
  DH: {
    insuring:
      'We insure your liability as an employer under the Employees’ Compensation Ordinance (Cap. 282) and at common law for the helper named in your policy schedule, and as far as your plan says, the helper’s health and what her absence costs you.',
    definitions: {
      ...person,
      helper: {
        term: 'Helper',
        meaning:
          'The domestic helper named in your policy schedule, aged 18 to 60 on the first day of cover, employed by you under a contract approved by the Immigration Department.',
      },
      preexisting: {
        term: 'Pre-existing condition',
        meaning: 'An illness or injury that existed, was treated or showed signs before cover started.',
      },
    },
    conditions: {
      contract: 'Contract. Tell us when the contract ends or another helper takes the place.',
      statute:
        'Statute. Where the law makes us pay compensation that this policy does not cover, you repay us that sum.',
    },
    claims: {
      labour:
        'Report an accident at work to the Labour Department within 14 days, a death within 7 days, and send us a copy.',
      papers: 'Send the claim form with medical certificates, receipts and the contract of employment.',
    },
  },
  MEDICAL: {
    insuring:
      'We pay for treatment that is medically necessary, at charges that are reasonable and customary, up to the limits of your plan.',
    definitions: {
      ...person,
      insured: { term: 'Insured person', meaning: 'A person named in the policy schedule who lives in Hong Kong.' },
      necessary: {
        term: 'Medically necessary',
        meaning: 'Ordered by a doctor, in line with good medical practice, and not for convenience.',
      },
      preexisting: {
        term: 'Pre-existing condition',
        meaning: 'An illness or injury that existed, was treated or showed signs before cover started.',
      },
    },
    conditions: {
      declared: 'Declared conditions. A condition is covered when it was declared and accepted in writing.',
      scheme: 'This is not a plan certified under the Voluntary Health Insurance Scheme.',
    },
    claims: {
      before: 'Ask us before a planned stay in hospital what will be paid.',
      papers: 'Send the claim form with receipts, the report of the doctor and, after a stay, the discharge summary.',
    },
  },
  GOLF: {
    insuring:
      'We insure golfers named in your policy schedule on the course and at the club, in the area that your plan covers: liability, equipment, hole-in-one and accidents.',
    definitions: {
      ...person,
      golfer: {
        term: 'Insured golfer',
        meaning:
          'A person named in the policy schedule who plays as an amateur: adults aged 18 to 70, and in family cover children aged 12 to 23.',
      },
      equipment: {
        term: 'Equipment',
        meaning: 'Clubs, bags, trolleys, clothing and shoes for golf that belong to an insured golfer.',
      },
      hole: {
        term: 'Hole-in-one',
        meaning: 'A hole of a regular round on a full course played with one stroke in the presence of a witness.',
      },
    },
    conditions: {
      basis: 'How we pay. We repair, or pay the value of the equipment after wear.',
    },
    claims: {
      papers:
        'Send the claim form with receipts, and for a hole-in-one the score card and the certificate signed by the club.',
      police: 'Report theft to the club and to the police within 24 hours.',
    },
  },
};

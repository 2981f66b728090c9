/** Travel's own part of the policy wording; limits stand in tables made from the plans' data. */
export const travelWording = {
  insuring:
    'We cover trips that start and end in Hong Kong, within the limits of the plan shown in your policy schedule, for events that happen during the period of coverage.',
  definitions: {
    insured: {
      term: 'Insured person',
      meaning: 'A person named in the policy schedule who lives in Hong Kong and travels on the trip.',
    },
    adult: {
      term: 'Adult',
      meaning: 'An insured person aged 18 to 80 on the day of departure. Age is age last birthday.',
    },
    child: { term: 'Child', meaning: 'An insured person from 6 weeks to 17 years of age on the day of departure.' },
    relative: {
      term: 'Relative',
      meaning: 'Spouse, parent, parent-in-law, grandparent, child, brother, sister or grandchild.',
    },
    trip: {
      term: 'Trip',
      meaning:
        'A journey that starts and ends in Hong Kong within the period of coverage. It begins when you leave your home or work place for the departure, and ends when you are back there.',
    },
    annual: {
      term: 'Annual cover',
      meaning: 'Cover for every trip within a policy year. Each trip is covered for at most 90 days.',
    },
    accident: {
      term: 'Accident',
      meaning:
        'A sudden, unforeseen and external event, independent of any illness, that is the only cause of an injury.',
    },
    illness: { term: 'Illness', meaning: 'A disease that begins during the trip and needs the treatment of a doctor.' },
    preexisting: {
      term: 'Pre-existing condition',
      meaning: 'An illness or injury that existed, was treated or showed signs before the trip began.',
    },
    doctor: {
      term: 'Doctor',
      meaning:
        'A person qualified and registered to practise medicine where treatment is given, other than you, a relative or a travel companion.',
    },
    hospital: {
      term: 'Hospital',
      meaning:
        'A registered institution with doctors and nurses on duty day and night and facilities for diagnosis and surgery. Spas, nursing homes and rehabilitation homes are not hospitals.',
    },
    carrier: {
      term: 'Carrier',
      meaning: 'A licensed company that carries paying passengers on a fixed timetable by land, sea or air.',
    },
    alert: {
      term: 'Outbound Travel Alert',
      meaning: 'An amber, red or black alert of the Government of the Hong Kong SAR for your destination.',
    },
  },
  benefits: {
    TR01: {
      covers:
        'Medical treatment abroad for an illness or an injury that arises during the trip: doctors, hospital, operations, medicine, ambulance and emergency dental care after an accident.',
      except: 'Treatment that can wait until you are back in Hong Kong, and check-ups.',
    },
    TR02: {
      covers: 'Treatment in Hong Kong that continues the treatment of an illness or injury covered abroad.',
      except: 'Treatment of anything for which no doctor was seen during the trip, unless that was impossible.',
    },
    TR03: {
      covers: 'Treatment in Hong Kong by a registered Chinese medicine practitioner or bonesetter.',
      except: 'Tonics and food supplements.',
    },
    TR04: {
      covers: 'A daily sum while you stay in a hospital abroad for a covered illness or injury.',
      except: 'Days on which no bed was paid for.',
    },
    TR05: {
      covers:
        'Transport to the nearest suitable hospital, and back to Hong Kong when you are fit to travel, arranged by our emergency assistance.',
      except: 'Transport that our emergency assistance did not approve, except where it could not be reached in time.',
    },
    TR06: {
      covers:
        'Bringing the remains of an insured person who dies during the trip to Hong Kong, or burial or cremation where the death happened.',
      except: 'Ceremonies.',
    },
    TR07: {
      covers:
        'Travel and lodging of one relative who joins you when you must stay in a hospital abroad for more than three days, or when an insured person has died.',
      except: 'Meals and personal expenses.',
    },
    TR08: {
      covers:
        'Death or permanent disablement caused by an accident during the trip, within 12 months of it: the whole sum for death, loss of two limbs or of the sight of both eyes and permanent total disablement; half for the loss of one limb or of the sight of one eye.',
      except: 'More than the whole sum in total for one accident.',
    },
    TR09: { covers: 'The same events, for an insured person under 18.', except: 'Disablement that is not permanent.' },
    TR10: {
      covers:
        'Loss of, theft of and accidental damage to your baggage and belongings, on the basis of repair or value after wear.',
      except:
        'Money, documents, mobile phones, food, business goods, wear, and anything left unattended in a public place.',
    },
    TR11: {
      covers: 'Theft or accidental damage of a mobile phone during the trip.',
      except: 'Loss that nobody can explain, cracked screens of a working phone, and data.',
    },
    TR12: {
      covers:
        'Clothing and toiletries that you have to buy because the carrier delivers your checked baggage late at the destination.',
      except: 'Delay on arrival in Hong Kong, and baggage held by customs.',
    },
    TR13: {
      covers:
        'Theft or robbery of cash and traveller’s cheques, and the cost of replacing travel documents, with the extra travel and lodging that this makes necessary.',
      except: 'Loss of cash without a theft, exchange losses, and credit cards.',
    },
    TR14: {
      covers:
        'Deposits and prepaid costs that nobody refunds, when you must cancel the trip because of death, serious injury or serious illness of you, a relative or a travel companion, a summons as witness or juror, serious damage to your home, or a strike or natural disaster at the destination.',
      except: 'Reasons known when the cover was bought, change of mind, and failure of a travel agent.',
    },
    TR15: {
      covers:
        'The unused part of prepaid costs and the extra cost of coming home, when one of the reasons listed under trip cancellation makes you break off the trip.',
      except: 'Costs also paid under trip cancellation.',
    },
    TR16: {
      covers:
        'Late departure or arrival of the carrier you are booked with because of bad weather, a technical fault, a strike, hijacking or closure of an airport.',
      except:
        'Delay made known before the cover was bought, and missed departure through your own lateness. One flight leg is not added to another.',
    },
    TR17: {
      covers:
        'Your legal liability to others for injury or damage to property that you cause by accident during the trip, with legal costs that we agree to.',
      except:
        'Liability to relatives and employees, at work, by contract, or from vehicles, vessels, aircraft, animals or firearms.',
    },
    TR18: {
      covers: 'The excess that you owe under the insurance of a rental vehicle after an accident or theft.',
      except:
        'Driving without a valid licence, under the influence of alcohol or drugs, or against the rental agreement.',
    },
    TR19: { covers: 'The sum that is taken off each claim.', except: '' },
    TR20: {
      covers:
        'More days of cover when you cannot return in time because of a carrier’s delay, an illness or an injury.',
      except: 'Delay that you could have avoided.',
    },
    TR21: {
      covers:
        'Trip cancellation or curtailment because an alert was raised for your destination after the cover was bought and within seven days of departure.',
      except: 'Alerts in force when the cover was bought.',
    },
  },
  conditions: {
    residence:
      'Who can be insured. Insured persons live in Hong Kong, start and end the trip here, and were not advised by a doctor against travelling.',
    before: 'Buy before you go. Cover must be bought before the departure from Hong Kong; it cannot begin afterwards.',
    one: 'One policy per trip. A person who is insured under more than one of our travel policies for the same trip is covered by the one with the higher limit.',
    effect:
      'Before the trip. Trip cancellation is covered from the moment payment is confirmed, all other benefits from the start of the trip.',
  },
  exclusions: {
    preexisting: 'Pre-existing conditions, and trips made against medical advice or in order to be treated.',
    pregnancy: 'Pregnancy and childbirth, except for injury by accident.',
    work: 'Manual work, professional sport, racing and mountaineering above 5,000 metres.',
    dive: 'Scuba diving, winter sports equipment and golf, unless the optional cover was bought.',
    flying: 'Flying other than as a passenger of a carrier.',
    report: 'Loss or theft that was not reported to the police or the carrier within 24 hours.',
    suicide: 'Suicide and self-injury.',
    terrorism: 'Acts of terrorism, other than injury as a passive victim of one.',
  },
  claims: {
    help: 'In an emergency call the assistance number on your policy schedule first; it is open day and night.',
    papers:
      'Send the claim form with the policy number, boarding passes or tickets, receipts, medical reports, and the report of the police or the carrier where one applies.',
    medical: 'We may have an insured person examined by a doctor at our cost.',
  },
  cancellation: {
    single: 'Single trip: the premium is not refundable once the policy has been issued.',
    annual:
      'Annual cover: you may cancel in writing as long as no trip was taken and no claim was made. We keep 12.5% of the premium up to one week, 25% up to one month, 37.5% up to two, 50% up to three, 62.5% up to four, 70% up to five, 75% up to six and 90% up to eight months in force, at least HK$300; after that there is no refund.',
  },
};

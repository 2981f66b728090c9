/** The frame of every policy wording: what all lines share. Each line adds its own part. */
export const wording = {
  preamble:
    'This is a contract of insurance between you and us. In return for the premium we give the cover described here, within the limits of the plan shown in your policy schedule, for events that happen during the period of coverage.',
  readWith: 'Please read it together with your policy schedule and keep both in a safe place.',
  insuringTitle: 'What this policy does',
  definitionsTitle: 'Definitions',
  definitionsIntro: 'Wherever these words are used in this policy they mean:',
  definitions: {
    us: { term: 'We, us, our', meaning: 'The insurer named on the first page of this wording.' },
    you: { term: 'You, your', meaning: 'The policyholder and, where the cover is described, each insured person.' },
    schedule: {
      term: 'Policy schedule',
      meaning: 'The document that names who and what is insured, the plan, the period of coverage and the premium.',
    },
    year: {
      term: 'Policy year',
      meaning: 'Twelve months from the first day of the period of coverage, or from an anniversary of it.',
    },
  },
  coverTitle: 'What is covered',
  optionsTitle: 'Optional covers',
  optionsIntro: 'These apply only when the policy schedule lists them.',
  conditions: {
    title: 'General conditions',
    items: {
      effect:
        'When cover begins. The policy takes effect when payment is confirmed, or on the first day of the period of coverage if that is later. Cover cannot be backdated.',
      truth:
        'Truthful answers. The policy rests on your answers, which your policy schedule repeats. If they were knowingly wrong we may refuse a claim or avoid the policy.',
      change: 'Changes. Tell us when an answer is no longer true; we may change the terms from then on.',
      care: 'Care. Look after yourself and your belongings as if you were not insured.',
      twice: 'Other insurance. Except for accident and cash benefits we pay the part of a loss that nobody else pays.',
      recovery: 'Recovery. When we have paid, we may recover the sum in your name from the person liable.',
      sanctions: 'Sanctions. We give no cover that would break sanctions binding on us.',
      levy: 'Levy. The premium includes the levy of the Insurance Authority at the rate in force on the first day of cover.',
    },
  },
  exclusions: {
    title: 'What is not covered',
    items: {
      intent: 'Deliberate or unlawful acts, and the effects of alcohol or drugs that no doctor prescribed.',
      war: 'War, invasion, civil war, and nuclear, chemical or biological events.',
      authority: 'Seizure or destruction by customs or another authority.',
      known: 'Events that were known to the public, or to you, before the cover was bought.',
      indirect: 'Indirect loss such as loss of earnings or enjoyment, unless a benefit says otherwise.',
    },
  },
  claims: {
    title: 'How to claim',
    items: {
      notice: 'Tell us within 30 days of the event.',
      keep: 'Keep damaged articles until we have seen them or told you that you need not.',
      pay: 'We pay within 10 working days after approval, to you or, in case of death, to your estate.',
      fraud: 'A fraudulent claim is not paid and ends the cover.',
    },
  },
  cancellation: {
    title: 'Cancellation and refund',
    scales: {
      general:
        'You may cancel in writing as long as no claim was made. We keep 12.5% of the premium up to one week, 25% up to one month, 37.5% up to two, 50% up to three, 62.5% up to four, 70% up to five, 75% up to six and 90% up to eight months in force, at least HK$300; after that there is no refund.',
      motor:
        'You may cancel in writing, and return the certificate of insurance, as long as no claim was made. We keep 20% of the premium up to one month, 30% up to two, 40% up to three, 50% up to four, 60% up to five, 70% up to six and 80% up to seven months in force, at least HK$1,300; after that there is no refund.',
      student:
        'Once cover has started there is no refund. Before that day we refund 80% of the premium on proof that the visa was refused.',
      helper:
        'A change of helper is free. Otherwise you may cancel in writing as long as no claim was made. Of one-year cover we keep 25% of the premium up to one month, 37.5% up to two, 50% up to three, 62.5% up to four, 70% up to five, 75% up to six and 90% up to eight months in force, at least HK$300; after that there is no refund. Of two-year cover we keep the same parts up to twice these months.',
      medical:
        'You may cancel with 30 days’ notice in writing as long as no claim was made in the policy year. We refund the premium month by month; a month begun counts as a whole one. We keep at least HK$300.',
    },
    items: {
      us: 'We may cancel with 14 days’ notice to your last known address and then refund the premium day by day.',
      levy: 'Levies are refunded in proportion to the premium.',
    },
  },
  complaints: {
    title: 'Complaints',
    items: {
      us: 'Write to our customer service with your policy number. We confirm receipt within 7 days and answer within 30 days.',
      bureau:
        'If you do not agree with our answer to a claim you may turn to the Insurance Complaints Bureau, which is free of charge for you.',
      authority: 'Questions about the conduct of insurers and intermediaries may be put to the Insurance Authority.',
    },
  },
  law: {
    title: 'Law and data',
    items: {
      law: 'This policy is governed by the law of the Hong Kong Special Administrative Region, whose courts have jurisdiction.',
      third:
        'Nobody but you and us may enforce a term of this policy under the Contracts (Rights of Third Parties) Ordinance.',
      data: 'We use personal data to issue the policy, settle claims and meet legal duties, under the Personal Data (Privacy) Ordinance. You may ask to see and correct it.',
      language: 'The English and the Chinese text are meant to say the same. If they differ, the English text decides.',
    },
  },
};

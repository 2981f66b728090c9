/** The terms and conditions of use: a page of nine sections, and a dialog of the login page. */
export const termsOfUse = {
  title: 'Terms and conditions of use',
  description: 'The nine sections that apply to quotes, applications, payment, claims and consultants on OneGI.',
  lead: 'Who uses this site agrees to these nine sections. They say who does what between you, OneGI and the insurer.',
  sections: {
    parties: {
      title: '1. OneGI and these terms',
      p1: 'OneGI runs this site as an insurance broker: it compares the plans of several insurers, arranges the one you choose, and helps you with it afterwards. The insurer alone carries the risk and pays claims.',
      p2: 'OneGI is a demonstration. The company, its insurers and their plans are invented, payments are simulated, and no real cover comes into being.',
    },
    eligibility: {
      title: '2. Who may use this site',
      l1: 'You must be at least 18 years old to apply. Children and others can be insured persons where the plan says so.',
      l2: 'You answer for yourself, or with the consent of the person you act for.',
      l3: 'You may not try to reach what you have no right to, disturb the service, or take its contents over by a program for another business.',
    },
    quotes: {
      title: '3. Quotes',
      p1: 'All quotes are for reference and subject to final confirmation by the insurer. A quote stands, to the cent, for 30 days or until the cover is to start if that is sooner, as long as what it was worked out from is true and unchanged.',
      p2: 'If an answer in the application changes the risk, a new quote is made and the difference is shown before you go on. Where the insurer has to look at a case first, the plan shows no price and a general insurance officer contacts you within 24 hours of your request.',
    },
    premium: {
      title: '4. Premium and levy',
      p1: 'The premium shown includes the levy of the Insurance Authority, which OneGI collects and the insurer passes on. The levy in force:',
      p2: 'Online, cover is paid for before it begins. Where a policy is issued before it is paid, the premium must be settled within 60 days of the issue of the policy; otherwise the insurer may cancel it.',
    },
    duties: {
      title: '5. What you tell the insurer',
      p1: 'Please answer every question fully and truthfully, and tell us of changes before the cover begins. A wrong or missing answer that matters to the risk can let the insurer refuse a claim or treat the policy as if it had never been.',
      p2: 'A policy takes effect when its payment is confirmed, from the first day of cover that is printed on its schedule. Please read the schedule and the wording: the wording decides what is covered.',
    },
    claims: {
      title: '6. Claims',
      p1: 'Please report a loss to the insurer as soon as you can, with the claim form of your product. The insurer decides on the claim; we help you to put it in order.',
      p2: 'A claim is paid within 10 working days after it was approved.',
    },
    consultants: {
      title: '7. Consultants',
      p1: 'Consultants are licensed technical representatives. They may prepare quotes and applications, explain plans and hand applications over.',
      l1: 'They may not accept risks, promise cover or bind an insurer or OneGI.',
      l2: 'They may not confirm a client’s declarations, nor pay in a client’s name: the client does both.',
      l3: 'They use clients’ data only for the insurance the client asked for.',
    },
    liability: {
      title: '8. This site and our liability',
      p1: 'We take care that what is shown is right and that the site works at any hour, but cannot promise either without a gap. Please keep what you need, such as policies and receipts.',
      p2: 'We answer for loss that we cause by negligence or breach of duty. We do not answer for what an insurer decides, nor for loss that nobody could foresee. Nothing here takes away rights that the law gives you.',
    },
    law: {
      title: '9. Complaints, law and changes',
      p1: 'Please tell us first when something went wrong: the contact page says how. Complaints about a broker can also be brought to the Insurance Authority.',
      p2: 'The law of the Hong Kong Special Administrative Region governs these terms, and its courts decide. Where the English and Chinese texts differ, the English text counts. New terms stand here with their date before they apply, and do not change policies that are in force.',
    },
  },
};

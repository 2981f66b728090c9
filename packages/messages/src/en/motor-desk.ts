/** Pages of the motor back office around the form: lists, the sub-header, actions, the electronic file, the trail. */
export const motorDesk = {
  description: 'Motor cases from the broker’s quotation to the approved policy.',
  titles: {
    quotation: 'Motor quotations',
    generate: 'Cases to generate',
    audit: 'Cases to audit',
    approval: 'Cases to approve',
    enquiry: 'Motor enquiry',
  },
  leads: {
    quotation: 'Drafts, quotations and cases that came back, until they are confirmed.',
    generate: 'Confirmed cases whose cover note is to be made.',
    audit: 'Generated cases to compare with their documents.',
    approval: 'Audited cases. Nobody approves a case that they have worked on.',
    enquiry: 'Every case in every status.',
  },
  steps: { label: 'Steps of the case', detail: 'Basic Information', premium: 'Premium & Document Imaging' },
  back: 'Back',
  mandatory: '※ Mandatory 必須輸入',
  missingTitle: 'There is no such case',
  missingText: 'Check the quotation number, or look for the case in the list.',
};

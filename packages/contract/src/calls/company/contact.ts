import { call } from '../../call.ts';
import { companyFields as c } from '../../fields/company.ts';
import { optional, shape } from '../../shape.ts';

const office = shape({
  hotline: c.hotline,
  officeHours: c.officeHours,
  officeHoursZh: c.officeHoursZh,
  officeEmail: c.officeEmail,
  officeAddress: c.officeAddress,
  officeAddressZh: c.officeAddressZh,
});

export const officeInfo = call({
  name: 'officeInfo',
  method: 'GET',
  path: '/sys-common/contract-us/other-info',
  summary: 'Where the office is reached: hotline, opening hours, e-mail and address',
  tag: 'company',
  permission: 'company.read',
  answer: office,
});

export const contactDetail = call({
  name: 'contactDetail',
  method: 'GET',
  path: '/web/contact/detail/info',
  summary: 'The same as other-info, for the older terms page',
  tag: 'company',
  permission: 'company.read',
  answer: office,
});

const receipt = shape({ enquiryNumber: c.enquiryNumber });

export const sendEnquiry = call({
  name: 'sendEnquiry',
  method: 'POST',
  path: '/sys-common/contract-us/add',
  summary: 'Takes an enquiry of at most 50 characters for the office, and acknowledges it by mail',
  tag: 'company',
  permission: 'enquiries.write',
  idempotent: true,
  body: shape({
    name: c.name,
    email: c.email,
    phone: optional(c.phone),
    enquiry: c.enquiry,
    language: optional(c.language),
  }),
  answer: receipt,
});

export const sendOlderEnquiry = call({
  name: 'sendOlderEnquiry',
  method: 'POST',
  path: '/web/contact/email',
  summary: 'The same as contract-us/add, under the names of the older terms page',
  tag: 'company',
  permission: 'enquiries.write',
  idempotent: true,
  body: shape({
    name: c.name,
    email: c.olderEmail,
    phone: optional(c.olderPhone),
    enquiry: c.olderEnquiry,
    language: optional(c.language),
  }),
  answer: receipt,
});

export const companyFacts = call({
  name: 'companyFacts',
  method: 'GET',
  path: '/web/company/facts',
  summary: 'What can be compared here today, in figures, and the levies in force',
  tag: 'company',
  permission: 'company.read',
  answer: shape({
    insurers: c.insurers,
    plans: c.plans,
    products: c.products,
    levyPercent: c.levyPercent,
    levyCapCents: c.levyCapCents,
    levyFrom: c.levyFrom,
    motorLevyPercent: c.motorLevyPercent,
  }),
});

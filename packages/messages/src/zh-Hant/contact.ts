import type { contact as english } from '../en/contact.ts';

export const contact = {
  office: { emailAddress: 'enquiries@onegi.example', address: '香港海港東渡輪里 18 號燈籠樓 12 樓' },
} satisfies typeof english;

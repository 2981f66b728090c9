import { writtenMoment } from '@onegi/contract/written-dates';
import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

type AccountMail =
  | 'sign-in-code'
  | 'temporary-password'
  | 'invitation'
  | 'account-locked'
  | 'new-sign-in'
  | 'password-changed';

/** Mails about accounts: codes, passwords and what their owners must hear of. */
export const accountMails: { [Kind in AccountMail]: Writer<MailData[Kind]> } = {
  'sign-in-code'({ name, code, minutes }, language) {
    const t = texts[language];
    return {
      name,
      subject: t('mail.signInCode.subject'),
      preview: t('mail.signInCode.preview', { minutes }),
      heading: t('mail.signInCode.heading'),
      intro: t('mail.signInCode.intro'),
      facts: [{ label: t('mail.facts.code'), value: code, strong: true }],
      after: t('mail.signInCode.after', { minutes }),
    };
  },
  'temporary-password'({ name, password, minutes }, language) {
    const t = texts[language];
    return {
      name,
      subject: t('mail.temporaryPassword.subject'),
      preview: t('mail.temporaryPassword.preview', { minutes }),
      heading: t('mail.temporaryPassword.heading'),
      intro: t('mail.temporaryPassword.intro'),
      facts: [{ label: t('mail.facts.temporaryPassword'), value: password, strong: true }],
      action: { label: t('mail.temporaryPassword.action'), path: '/login' },
      after: t('mail.temporaryPassword.after', { minutes }),
    };
  },
  invitation({ name, loginId, employeeId, iaLicence }, language) {
    const t = texts[language];
    const facts = [
      { label: t('mail.facts.loginId'), value: loginId },
      { label: t('mail.facts.employeeId'), value: employeeId },
    ];
    return {
      name,
      subject: t('mail.invitation.subject'),
      preview: t('mail.invitation.preview'),
      heading: t('mail.invitation.heading'),
      intro: iaLicence ? t('mail.invitation.intro') : t('mail.invitation.introWithoutLicence'),
      facts: iaLicence ? [...facts, { label: t('mail.facts.iaLicence'), value: iaLicence }] : facts,
      action: { label: t('mail.invitation.action'), path: iaLicence ? '/FirstLogin' : '/forgetpassword' },
      after: t('mail.invitation.after'),
    };
  },
  'account-locked'({ name, minutes }, language) {
    const t = texts[language];
    return {
      name,
      subject: t('mail.accountLocked.subject', { minutes }),
      preview: t('mail.accountLocked.preview'),
      heading: t('mail.accountLocked.heading'),
      intro: t('mail.accountLocked.intro', { minutes }),
      facts: [],
      after: t('mail.accountLocked.after'),
    };
  },
  'new-sign-in'({ name, path, agent, signedInAt }, language) {
    const t = texts[language];
    const moment = writtenMoment(new Date(signedInAt), language);
    return {
      name,
      subject: t('mail.newSignIn.subject'),
      preview: t('mail.newSignIn.preview', { agent, moment }),
      heading: t('mail.newSignIn.heading'),
      intro: t('mail.newSignIn.intro'),
      facts: [
        { label: t('mail.facts.program'), value: agent },
        { label: t('mail.facts.moment'), value: moment },
      ],
      action: { label: t('mail.newSignIn.action'), path },
      after: t('mail.newSignIn.after'),
    };
  },
  'password-changed'({ name }, language) {
    const t = texts[language];
    return {
      name,
      subject: t('mail.passwordChanged.subject'),
      preview: t('mail.passwordChanged.preview'),
      heading: t('mail.passwordChanged.heading'),
      intro: t('mail.passwordChanged.intro'),
      facts: [],
      action: { label: t('mail.passwordChanged.action'), path: '/forgetpassword' },
      after: t('mail.passwordChanged.after'),
    };
  },
};

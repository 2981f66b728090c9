import type { LineCode } from '@onegi/contract/lines';
import type { ComponentType } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import type { Locale } from '../../lib/locale-path.ts';

/** A line's short form and its texts: what the front page loads when the line is chosen there. */
interface Loaders {
  form: () => Promise<ComponentType>;
  texts: Record<Locale, () => Promise<AbstractIntlMessages>>;
}

/** Every line but travel, which the front page starts with. */
export const shortForms: Record<Exclude<LineCode, 'TRAVEL'>, Loaders> = {
  HOME: {
    form: () => import('../lines/home/short-form.tsx').then((line) => line.HomeShortForm),
    texts: {
      en: () => import('@onegi/messages/en/home'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/home'),
    },
  },
  FIRE: {
    form: () => import('../lines/fire/short-form.tsx').then((line) => line.FireShortForm),
    texts: {
      en: () => import('@onegi/messages/en/fire'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/fire'),
    },
  },
  OS: {
    form: () => import('../lines/student/short-form.tsx').then((line) => line.StudentShortForm),
    texts: {
      en: () => import('@onegi/messages/en/student'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/student'),
    },
  },
  MOTOR: {
    form: () => import('../lines/motor/short-form.tsx').then((line) => line.MotorShortForm),
    texts: {
      en: () => import('@onegi/messages/en/motor'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/motor'),
    },
  },
  PA: {
    form: () => import('../lines/accident/short-form.tsx').then((line) => line.AccidentShortForm),
    texts: {
      en: () => import('@onegi/messages/en/accident'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/accident'),
    },
  },
  PET: {
    form: () => import('../lines/pet/short-form.tsx').then((line) => line.PetShortForm),
    texts: {
      en: () => import('@onegi/messages/en/pet'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/pet'),
    },
  },
  DH: {
    form: () => import('../lines/helper/short-form.tsx').then((line) => line.HelperShortForm),
    texts: {
      en: () => import('@onegi/messages/en/helper'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/helper'),
    },
  },
  MEDICAL: {
    form: () => import('../lines/medical/short-form.tsx').then((line) => line.MedicalShortForm),
    texts: {
      en: () => import('@onegi/messages/en/medical'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/medical'),
    },
  },
  GOLF: {
    form: () => import('../lines/golf/short-form.tsx').then((line) => line.GolfShortForm),
    texts: {
      en: () => import('@onegi/messages/en/golf'),
      'zh-Hant': () => import('@onegi/messages/zh-Hant/golf'),
    },
  },
};

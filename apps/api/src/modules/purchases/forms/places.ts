import type { forms as english } from '@onegi/messages/en/forms';
import type { MessageParams } from '../../../http/app-error.ts';
import { bothTexts } from '../../../lib/texts.ts';
import type { BirthSpan } from './birth-span.ts';
import type { Place } from './line-form.ts';

type PlaceText = keyof (typeof english)['places'];

/** A text of the places, with its parameters. */
type PlaceWords = readonly [key: PlaceText, params?: MessageParams];

interface PlaceRules extends BirthSpan {
  readonly hint: PlaceWords;
  readonly needs: Place['needs'];
  /** Must somebody stand here; true unless said. */
  readonly required?: boolean;
  readonly licensedUntil?: string;
  readonly tooOld?: string;
  readonly tooYoung?: string;
  readonly relationship?: Place['relationship'];
}

/** A few dozen texts: their numbers are of places in a form. */
const known = new Map<string, ReturnType<typeof bothTexts>>();

function textsOf([key, params]: PlaceWords): ReturnType<typeof bothTexts> {
  const name = params ? `${key} ${JSON.stringify(params)}` : key;
  const text = known.get(name) ?? bothTexts(`forms.places.${key}`, params);
  known.set(name, text);
  return text;
}

/** A place for one person, with its texts: `place('A', ['adult', { number: 1 }], { … })`. */
export function place(personKind: Place['personKind'], name: PlaceWords, { hint, ...rules }: PlaceRules): Place {
  const named = textsOf(name);
  const hinted = textsOf(hint);
  return {
    personKind,
    name: named.en,
    nameZh: named.zhHant,
    required: true,
    hint: hinted.en,
    hintZh: hinted.zhHant,
    ...rules,
  };
}

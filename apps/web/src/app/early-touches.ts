import './early-frame.ts';
import type {} from './use-early-touches.ts';

/*
 * Stands in every page and remembers what is pressed and answered before the page's script is there, which then
 * has it done again. Links, and forms with an address of their own, need none of it.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Press {
  readonly control: HTMLElement;
  /** The form that was sent by it. */
  readonly form?: HTMLFormElement;
}

const answers = new Map<Field, string | boolean>();
let presses: Press[] = [];
let isTakenOver = false;

const hasTick = (field: Element): field is HTMLInputElement => /^(checkbox|radio)$/.test((field as Field).type);

const answerOf = (field: Field) => (hasTick(field) ? field.checked : field.value);

/** What a field holds when nobody has touched it. */
function madeAs(field: Field): string | boolean {
  if (hasTick(field)) return field.defaultChecked;
  if (!('options' in field)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';
}

function remember(press: Press): void {
  // So that it can be seen that the press was heard.
  press.control.ariaBusy = 'true';
  presses.push(press);
}

document.addEventListener(
  'click',
  ({ target }) => {
    const control = (target as Element).closest('button');
    // What a button opens by itself is open already.
    if (!control || isTakenOver || control.popoverTargetElement) return;
    if (control.type !== 'submit' || !control.form) remember({ control });
  },
  true,
);

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (isTakenOver || form.hasAttribute('action')) return;
  event.preventDefault();
  if (!presses.some((press) => press.form === form)) remember({ control: event.submitter ?? form, form });
});

// React hears from now on what is typed: it has the later answer.
document.addEventListener('input', ({ target, isTrusted }) => isTrusted && answers.delete(target as Field), true);

/** Boxes beside a form that nobody has heard of yet, by what they are called. */
const ticked = (boxes: Iterable<HTMLInputElement>) =>
  [...boxes].flatMap((box) => (!box.form && box.checked !== box.defaultChecked ? (box.ariaLabel ?? []) : []));
const boxes = () => document.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
const place = `early ${location.href}`;

window.addEventListener('pagehide', () => {
  // Who has gone on to another page and comes back is not met by what was asked before.
  for (const { control } of presses) control.ariaBusy = null;
  presses = [];
  if (!isTakenOver) sessionStorage[place] = JSON.stringify(ticked(boxes()));
});

// A reload leaves boxes as they were.
document.addEventListener('DOMContentLoaded', () => {
  const before: string[] = JSON.parse(sessionStorage[place] ?? '[]');
  for (const box of boxes()) if (before.includes(box.ariaLabel ?? '')) box.checked = !box.defaultChecked;
  delete sessionStorage[place];
});

/** Answers a field anew: React hears of it only where the answer is another than the last it knows. */
function answer(field: Field, value: string | boolean): void {
  if (hasTick(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = madeAs(field) as string;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') as PropertyDescriptor;
  set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  // What was left already is judged as such.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function press({ control, form }: Press): void {
  control.ariaBusy = null;
  if (form) form.requestSubmit(control === form ? null : control);
  else control.click();
}

window.earlyTouches = {
  keep() {
    isTakenOver = true;
    for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
      const given = answerOf(field);
      const isAnswered = given !== madeAs(field) && (field.type !== 'radio' || given);
      if (isAnswered) answers.set(field, given);
    }
  },
  async replay() {
    const due = presses.filter(({ control }) => control.isConnected);
    presses = [];
    // One after the other: each is to find what the one before has changed.
    await null;
    for (const [field, given] of answers) {
      answer(field, given);
      await null;
    }
    answers.clear();
    for (const each of due) {
      press(each);
      await null;
    }
  },
};

// Loaded before a portal (…/shift-clock.ts?ms=180000): its clock is ahead by so many milliseconds, or behind.
const shiftMs = Number(new URL(import.meta.url).searchParams.get('ms'));
const RealDate = Date;
const shiftedNow = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [shiftedNow()], newTarget),
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
});

import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { DateFields, PartyFields, TripFields } from './fields.tsx';
import { travelForm } from './form.ts';

export function TravelShortForm() {
  const state = useLineForm(travelForm);
  return (
    <ShortForm state={state}>
      <TripFields state={state} full={false} />
      <DateFields state={state} full={false} />
      <PartyFields state={state} full={false} />
    </ShortForm>
  );
}

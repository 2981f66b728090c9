import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { CarFields } from './car-fields.tsx';
import { motorForm } from './form.ts';

/** The car; drivers and history are asked in step 1. */
export function MotorShortForm() {
  const state = useLineForm(motorForm);
  return (
    <ShortForm state={state} asks={['cover', 'make', 'model', 'madeIn', 'valueDollars']}>
      <CarFields state={state} full={false} />
    </ShortForm>
  );
}

import type { PaymentGateway } from '../../ports/payments.ts';
import { type SandboxDeps, sandboxGateway } from './sandbox/sandbox-gateway.ts';

/** The gateway of the configuration. Stripe's library is large, and loaded only where it is used. */
export async function paymentGateway(deps: SandboxDeps): Promise<PaymentGateway> {
  const { paymentGateway: name, stripe } = deps.config;
  if (name === 'sandbox') return sandboxGateway(deps);
  if (!stripe) throw new Error('The configuration of Stripe is missing');
  const { stripeGateway } = await import('./stripe/stripe-gateway.ts');
  return stripeGateway(stripe);
}

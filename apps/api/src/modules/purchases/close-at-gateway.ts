import type { Deps } from '../../deps.ts';
import { GatewayUnavailable } from '../../ports/payments.ts';

/**
 * Makes a payment's page unusable, where the gateway can be reached. When it cannot, nothing is lost: money paid there
 * for a payment that is over goes back.
 */
export async function closeAtGateway(deps: Pick<Deps, 'payments'>, gatewayRef: string): Promise<void> {
  try {
    await deps.payments.close(gatewayRef);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
  }
}

import { newsList } from '@onegi/contract/calls/content/boxes';
import { BoxPage } from './box-page.tsx';

/** News, announcements and promotions. */
export default function PromotionsPage() {
  return <BoxPage texts="promotions" list={newsList} />;
}

import { activityList } from '@onegi/contract/calls/content/boxes';
import { BoxPage } from './box-page.tsx';

/** Activities of the team. */
export default function ActivitiesPage() {
  return <BoxPage texts="activities" list={activityList} />;
}

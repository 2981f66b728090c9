import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import type { Locale } from '../../../lib/locale-path.ts';
import { arrangeCards, providersOf } from '../arrange-cards.ts';
import { listViewOf } from '../list-view.ts';
import { filledCard } from './fill-card.ts';
import { sampleCounts } from './samples.ts';

type Counts = Record<keyof typeof sampleCounts, number>;

/** How many plans there are, in the words of the page. A lone one has words of its own: those come with the script. */
function fillCount(list: Element, counts: Counts): void {
  if (Object.values(counts).includes(1)) return;
  const kind = counts.shown === counts.plans ? 'count' : 'countShown';
  const words = list.querySelector<HTMLTemplateElement>(`template[data-count="${kind}"]`)?.content.textContent;
  const status = list.querySelector('[role="status"]');
  if (!words || !status) return;
  status.textContent = words.replace(/\d,?\d{3}/g, (digits) => {
    const name = (Object.keys(sampleCounts) as (keyof Counts)[]).find(
      (each) => sampleCounts[each] === Number(digits.replace(',', '')),
    );
    return name ? String(counts[name]) : digits;
  });
}

/** Puts the first plans' cards in the place of the skeletons, and their number above them. */
export function fillList(
  page: ParentNode,
  plans: readonly ListedPlan[],
  params: URLSearchParams,
  locale: Locale,
): void {
  const list = page.querySelector('[data-first-cards]');
  const places = list?.querySelector('ul');
  const view = listViewOf(params);
  const shown = arrangeCards(plans, view);
  if (!list || !places || shown.length === 0) return;
  const cards = shown
    .slice(0, places.children.length)
    .map((plan) => filledCard(list, plan, { locale, chosen: view.chosen.includes(plan.plan), listUrl: view.listUrl }));
  places.replaceChildren(...cards);
  places.removeAttribute('aria-busy');
  fillCount(list, { shown: shown.length, plans: plans.length, insurers: providersOf(plans).length });
}

import { expect, type Page } from '@playwright/test';

/**
 * Where a line of Chinese ends as none should: in the middle of a word, as `…保／費…`, in headings, terms and buttons; before a full
 * stop or another mark that belongs to what it follows, as `…保費／。`, anywhere.
 */
function badBreaks(): string[] {
  const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  const blocks = 'h1, h2, h3, h4, th, dt, button, summary, figcaption, p, li, dd, td';
  const short = 'h1, h2, h3, h4, th, dt, button, summary, figcaption';
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  let before: { block: Element; top: number } | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const block = node.parentElement?.closest(blocks);
    if (!block || text.trim() === '' || !node.parentElement?.checkVisibility()) continue;
    if (node.parentElement.closest('.visually-hidden')) continue;
    const range = document.createRange();
    const topOf = (at: number) => {
      range.setStart(node as Node, at);
      range.setEnd(node as Node, at + 1);
      return range.getBoundingClientRect().top;
    };
    // A line's height apart, not the few pixels between letters of two kinds.
    const begins = (at: number) => {
      const previous = at > 0 ? topOf(at - 1) : before?.block === block ? before.top : undefined;
      return previous !== undefined && topOf(at) - previous > 6;
    };
    const cut = (at: number) => found.push(`${text.slice(Math.max(0, at - 8), at)}／${text.slice(at, at + 8)}`);
    for (const { segment, index } of words.segment(text)) {
      if (/^[。，、；：？！）」』》〉】]/u.test(segment) && begins(index)) cut(index);
      if (!block.matches(short) || !/\p{Script=Han}/u.test(segment)) continue;
      for (let at = index + 1; at < index + segment.length; at += 1) if (begins(at)) cut(at);
    }
    before = { block, top: topOf(text.trimEnd().length - 1) };
  }
  return found;
}

/** Short things in Chinese keep their words whole, and no line begins with a mark. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect.soft(await page.evaluate(badBreaks), page.url()).toEqual([]);
}

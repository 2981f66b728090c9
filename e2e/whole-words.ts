import { expect, type Page } from '@playwright/test';

/** Where a line of Chinese ends in the middle of a word, as `…保／費…`, in the page's headings, terms and sentences. */
function wordsCut(): string[] {
  const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const cuts: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (!/\p{Script=Han}/u.test(text) || !element?.closest('h1, h2, h3, dt, p') || !element.checkVisibility()) continue;
    const range = document.createRange();
    const topOf = (at: number) => {
      range.setStart(node as Node, at);
      range.setEnd(node as Node, at + 1);
      return range.getBoundingClientRect().top;
    };
    for (const { segment, index } of words.segment(text)) {
      for (let at = index + 1; at < index + segment.length; at += 1) {
        // A line's height apart, not the few pixels between letters of two kinds.
        if (topOf(at) - topOf(at - 1) > 6)
          cuts.push(`${text.slice(Math.max(0, index - 8), at)}／${text.slice(at, at + 8)}`);
      }
    }
  }
  return cuts;
}

/** Lines of Chinese end between words. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect.soft(await page.evaluate(wordsCut), page.url()).toEqual([]);
}

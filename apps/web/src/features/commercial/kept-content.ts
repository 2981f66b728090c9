import { readMark, writeMark } from '../purchases/session.ts';
import type { CaseContent } from './case-content.ts';

/** A form that the server does not have as it was typed: whose it is, and of which version of the case. */
export interface KeptContent<Content = CaseContent> {
  readonly userId: string;
  readonly version: number;
  readonly content: Content;
}

const markOf = (key: string) => `case.${key}`;

/** What this tab kept of a form of the user; what somebody else left is thrown away. */
export function readKept<Content = CaseContent>(key: string, userId: string): KeptContent<Content> | undefined {
  try {
    const kept = JSON.parse(readMark(markOf(key)) ?? 'null') as KeptContent<Content> | null;
    if (kept?.userId === userId) return kept;
  } catch {
    // What cannot be read is nothing.
  }
  forgetKept(key);
  return undefined;
}

/** Keeps what is typed through a reload and a new login, until the server has it. The tab's end is its end. */
export const keep = <Content>(key: string, kept: KeptContent<Content>): void =>
  writeMark(markOf(key), JSON.stringify(kept));

export const forgetKept = (key: string): void => writeMark(markOf(key), undefined);

// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../test-render.tsx';
import { LightingWindows } from './lighting-windows.tsx';

afterEach(cleanup);

it('lights as many windows as insurers have quoted, and says so to nobody', () => {
  for (const quoted of [0, 3, 12]) {
    draw(<LightingWindows quoted={quoted} />);
    expect(document.querySelectorAll('rect')).toHaveLength(quoted);
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    cleanup();
  }
});

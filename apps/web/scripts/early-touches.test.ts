import { describe, expect, it } from 'vitest';
import { earlyTouches } from './early-touches.ts';
import { withInlineScript } from './inline-script.ts';

describe('the script that remembers early touches', () => {
  it('is small, the same at every build and knows nothing of React', async () => {
    const script = await earlyTouches();
    expect(await earlyTouches()).toBe(script);
    expect(script).toContain('window.earlyTouches=');
    expect(script).not.toMatch(/react|import/i);
    expect(script.length).toBeLessThan(2_500);
  });
});

describe('an inline script', () => {
  it('stands before the styles, which would hold it up', () => {
    const page = '<head><title>Login</title><link rel="stylesheet" href="/assets/a.css"/></head>';
    expect(withInlineScript(page, 'hear()')).toBe(page.replace('<link', '<script>hear()</script><link'));
  });

  it('is refused where it would hang in the air, or end in the middle', () => {
    expect(() => withInlineScript('<head></head>', 'hear()')).toThrow('no styles');
    expect(() => withInlineScript('<link rel="stylesheet"/>', 'x="</script>"')).toThrow('cannot stand in a page');
  });
});

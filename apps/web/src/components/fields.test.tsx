// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';
import { draw } from './test-render.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

const makes = [
  { value: 'TOY', label: 'Toyota' },
  { value: 'HON', label: 'Honda' },
];

function Make({ error }: { error?: string }) {
  const [make, setMake] = useState('');
  return (
    <SelectField
      id="make"
      label="Make"
      help="As on the licence"
      error={error}
      placeholder="Please choose"
      options={makes}
      value={make}
      onChange={setMake}
    />
  );
}

describe('a text field', () => {
  it('is found by its label, and says its help and its error to who listens', () => {
    draw(
      <TextField
        id="hkid"
        label="HKID"
        help="Such as A123456(3)"
        error="It is not valid"
        value=""
        onChange={() => {}}
      />,
    );
    const control = screen.getByRole('textbox', { name: 'HKID' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(described(control)).toEqual(['Such as A123456(3)', 'It is not valid']);
  });

  it('names nothing that is not there', () => {
    draw(<TextField id="hkid" label="HKID" value="" onChange={() => {}} />);
    const control = screen.getByRole('textbox', { name: 'HKID' });
    expect(control.getAttribute('aria-invalid')).not.toBe('true');
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  it('tells what is typed', async () => {
    const typed: string[] = [];
    const user = draw(<TextField id="name" label="Name" value="D" onChange={(value) => typed.push(value)} />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'O');
    expect(typed).toEqual(['DO']);
  });
});

describe('a list to choose from', () => {
  it('begins with nothing, and shows what is chosen', async () => {
    const user = draw(<Make />);
    const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Make' });
    expect(control.value).toBe('');
    await user.selectOptions(control, 'Honda');
    expect(control.value).toBe('HON');
    expect(described(control)).toEqual(['As on the licence']);
  });

  it('says what is wrong', () => {
    draw(<Make error="This field is required" />);
    const control = screen.getByRole('combobox', { name: 'Make' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(described(control)).toContain('This field is required');
  });
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChipChoice } from '../../src/ui/field/ChipChoice.tsx';

const times = ['10:00', '10:30', '11:00', '11:30'];

function show(chosen: string | null, closed: string[] = [], dir: 'ltr' | 'rtl' = 'ltr') {
  const heard: string[] = [];
  function Times() {
    const [value, setValue] = useState(chosen);
    return (
      <div dir={dir}>
        <button type="button">Before</button>
        <ChipChoice
          label="Time"
          value={value}
          options={times.map((time) => ({
            value: time,
            label: time,
            disabled: closed.includes(time),
          }))}
          onChange={(time) => {
            heard.push(time);
            setValue(time);
          }}
        />
        <button type="button">After</button>
      </div>
    );
  }
  render(<Times />);
  return { heard, user: userEvent.setup() };
}

const time = (name: string) => screen.getByRole('radio', { name });

describe('chips of which one is chosen (WCAG 2.1.1, 4.1.2)', () => {
  it('are one named group with one tab stop, the chosen one', async () => {
    const { user } = show('11:00');
    expect(screen.getByRole('radiogroup', { name: 'Time' })).toBeInTheDocument();
    expect(time('11:00')).toBeChecked();
    expect(time('10:00')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.tab();
    expect(time('11:00')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('begin at the first that can be chosen while none is', async () => {
    const { user, heard } = show(null, ['10:00']);
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.tab();
    expect(time('10:30')).toHaveFocus();
    expect(heard).toEqual([]);
    await user.keyboard(' ');
    expect(heard).toEqual(['10:30']);
  });

  it('are moved through and chosen by arrows, Home and End, past what is closed', async () => {
    const { user, heard } = show('10:00', ['10:30']);
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(time('11:00')).toHaveFocus();
    expect(time('11:00')).toBeChecked();
    await user.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowUp}{ArrowLeft}{Home}');
    expect(heard).toEqual(['11:00', '11:30', '10:00', '11:30', '11:00', '10:00', '10:00']);
    expect(time('10:00')).toHaveFocus();
  });

  it('follow the reading direction from right to left', async () => {
    const { user } = show('10:30', [], 'rtl');
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(time('11:00')).toBeChecked();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(time('10:00')).toBeChecked();
  });

  it('are chosen once when an arrow is held down, where it stops', () => {
    const { heard } = show('10:00');
    time('10:00').focus();
    fireEvent.keyDown(time('10:00'), { key: 'ArrowRight' });
    fireEvent.keyDown(time('10:30'), { key: 'ArrowRight', repeat: true });
    fireEvent.keyDown(time('11:00'), { key: 'ArrowRight', repeat: true });
    expect(heard).toEqual(['10:30']);
    fireEvent.keyUp(time('11:30'), { key: 'ArrowRight' });
    expect(heard).toEqual(['10:30', '11:30']);
    expect(time('11:30')).toBeChecked();
  });

  it('leave arrows to the browser that are pressed with Alt', () => {
    const { heard } = show('10:30');
    time('10:30').focus();
    expect(fireEvent.keyDown(time('10:30'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(time('10:30')).toHaveFocus();
    expect(heard).toEqual([]);
  });

  it('say nothing of the chosen one being pressed again', async () => {
    const { user, heard } = show('10:00');
    await user.click(time('10:00'));
    expect(heard).toEqual([]);
  });
});

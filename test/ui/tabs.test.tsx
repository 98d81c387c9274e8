// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from '../../src/ui/menu/Tabs.tsx';

const tabs = [
  { value: 'running', label: 'Running' },
  { value: 'previous', label: 'Previous' },
  { value: 'reviews', label: 'Reviews' },
];

function Orders() {
  const [value, setValue] = useState('running');
  return (
    <Tabs label="My orders" value={value} tabs={tabs} onChange={setValue}>
      <p>The panel of {value}</p>
    </Tabs>
  );
}

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])(
  'tabs read %s are one stop of Tab; arrows choose the next and the one before, round the ends (WCAG 2.1.1)',
  async (dir, onwards, back) => {
    const user = userEvent.setup();
    render(
      <div dir={dir}>
        <Orders />
      </div>,
    );
    const isAt = (label: string, value: string) => {
      const tab = screen.getByRole('tab', { name: label, selected: true });
      expect(tab).toHaveFocus();
      expect(screen.getByRole('tabpanel', { name: label })).toHaveTextContent(`panel of ${value}`);
    };
    await user.tab();
    isAt('Running', 'running');
    await user.keyboard(onwards);
    isAt('Previous', 'previous');
    await user.keyboard(`${back}${back}`);
    isAt('Reviews', 'reviews');
    await user.keyboard('{Home}');
    isAt('Running', 'running');
    await user.keyboard('{End}');
    isAt('Reviews', 'reviews');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  },
);

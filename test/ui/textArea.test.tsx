// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/messages/index.ts';
import { TextArea } from '../../src/ui/field/TextArea.tsx';

beforeAll(() => loadMessages('en'));

function Controlled({ first = '' }: { first?: string }) {
  const [text, setText] = useState(first);
  return (
    <TextArea
      label="Note"
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}

const described = () => screen.getByLabelText('Note');

describe('a text area with a limit of 200 characters', () => {
  it('says nothing about it while there is room', () => {
    render(<Controlled first={'a'.repeat(159)} />);
    expect(described()).not.toHaveAccessibleDescription();
  });

  it('says how much is left from the last fifth on', async () => {
    const user = userEvent.setup();
    render(<Controlled first={'a'.repeat(159)} />);
    await user.type(described(), 'b');
    expect(described()).toHaveAccessibleDescription('40 characters left');
  });

  it('says that a longer text that is pasted does not fit', async () => {
    const user = userEvent.setup();
    render(<Controlled />);
    await user.click(described());
    await user.paste('c'.repeat(250));
    expect(described()).toHaveValue('c'.repeat(200));
    const words = 'At most 200 characters fit here: nothing more is added.';
    expect(described()).toHaveAccessibleDescription(words);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('counts what a form without a value of its own holds', async () => {
    const user = userEvent.setup();
    render(<TextArea label="Note" maxLength={200} defaultValue={'d'.repeat(198)} />);
    await user.click(described());
    expect(described()).toHaveAccessibleDescription('2 characters left');
    await user.type(described(), 'e');
    expect(described()).toHaveAccessibleDescription('1 character left');
  });

  it('shows an error rather than the room', () => {
    render(<TextArea label="Note" maxLength={2} value="ab" error="No." readOnly />);
    expect(described()).toHaveAccessibleDescription('No.');
  });
});

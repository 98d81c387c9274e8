// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageDialog } from '../../src/app/LanguageDialog.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { StyleRoot } from '../../src/ui/StyleRoot.tsx';

const questions = {
  en: ['Are you sure you want to change the language?', 'Change language'],
  ar: ['هل أنت متأكد من تغيير اللغة؟', 'تغيير اللغة'],
} as const;

it.each([
  ['en', 'ar'],
  ['ar', 'en'],
] as const)(
  'm21 LANG-02 MSG-26: in %s the question is asked in %s as well, and so does its button',
  async (present, wanted) => {
    await loadMessages(present);
    render(
      <StyleRoot>
        <LanguageDialog language={wanted} onConfirm={() => undefined} onCancel={() => undefined} />
      </StyleRoot>,
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading', { name: questions[present][0] })).toBeVisible();
    expect(dialog.getByText(questions[wanted][0])).toHaveAttribute('lang', wanted);
    const go = dialog.getByRole('button', { name: new RegExp(questions[present][1]) });
    expect(go).toHaveTextContent(questions[wanted][1]);
  },
);

// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Overlays } from '../../src/app/Overlays.tsx';
import { loadMessages } from '../../src/messages/index.ts';
import { serve, show } from '../catalogue/wireShop.tsx';

const questions = {
  en: ['Are you sure you want to change the language?', 'Change language'],
  ar: ['هل أنت متأكد من تغيير اللغة؟', 'تغيير اللغة'],
  fr: ['Voulez-vous vraiment changer de langue\u202f?', 'Changer de langue'],
} as const;

it.each([
  ['en', 'ar'],
  ['ar', 'en'],
  ['en', 'fr'],
  ['fr', 'ar'],
] as const)(
  'm21 LANG-02 MSG-26: in %s the question is asked in %s as well, and so does its button',
  async (present, wanted) => {
    await loadMessages(present);
    serve(() => undefined);
    const { shop } = show(<Overlays />, '/home');
    act(() => shop.language.send({ type: 'language.chosen', language: wanted }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading', { name: questions[present][0] })).toBeVisible();
    expect(dialog.getByText(questions[wanted][0], { collapseWhitespace: false })).toHaveAttribute(
      'lang',
      wanted,
    );
    const go = dialog.getByRole('button', { name: new RegExp(questions[present][1]) });
    expect(go).toHaveTextContent(questions[wanted][1]);
  },
);

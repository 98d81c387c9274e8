import { useRef } from 'react';
import styled from 'styled-components';
import type { ShopConfig } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { useModules } from '../modules/index.ts';
import { useUrlChoices } from '../shop/useUrlChoices.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { LiveRegion } from '../ui/Hidden.tsx';
import { H2, ScrollRow } from '../ui/Layout.tsx';
import { Link } from '../ui/Link.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { questionsOf, topics, type Question } from './questions.ts';

const Block = styled.section`
  > h2:focus {
    outline: 0;
  }
  > [role='group'] {
    margin-block: 12px 8px;
  }
`;

const Answer = styled.div`
  max-inline-size: 64ch;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-block-end: -10px;
    font: var(--type-label);
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/**
 * A text in lower case and without accents and vowel signs, which not everybody types: “الغاء”
 * finds “إلغاء”.
 */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a question or its answer has all the words, in any order. */
function hasWords({ question, answer }: Question, words: string): boolean {
  const text = folded(`${t(question)} ${t(answer)}`);
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface AnswersProps {
  /** The shop's settings; undefined until they are loaded. */
  config: ShopConfig | undefined;
  /** What was typed into the search field. */
  words: string;
  /** Called when the customer wants to see all questions, so that the search field is emptied. */
  onAll: () => void;
}

/**
 * The frequent questions, filtered by topic and by the words of the search. The first answer is
 * open, so that a search shows one at once. The topic is in the URL.
 */
export function Answers({ config, words, onAll }: AnswersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [params, change] = useUrlChoices();
  const types = useModules().map(({ type }) => type);
  const offered = questionsOf(config, types);
  const choices = topics.filter((one) => offered.some(({ topic }) => topic === one));
  const chosen = choices.find((one) => one === params.get('topic')) ?? 'all';
  const found = offered.filter(
    (one) => (chosen === 'all' || one.topic === chosen) && hasWords(one, words.trim()),
  );
  const parts = found.map(({ question, answer, link }) => ({
    key: question,
    title: t(question),
    body: (
      <Answer>
        <p>{t(answer)}</p>
        {link !== undefined && <Link to={link.to}>{t(link.label)}</Link>}
      </Answer>
    ),
  }));
  return (
    <Block aria-label={t('site.help.questions')}>
      <H2 ref={heading} tabIndex={-1}>
        {t('site.help.questions')}
      </H2>
      <ScrollRow $gap={8} role="group" aria-label={t('site.help.topic')}>
        {(['all', ...choices] as const).map((one) => (
          <Chip
            key={one}
            aria-pressed={one === chosen}
            onClick={() => change({ topic: one === 'all' ? null : one })}
          >
            {t(`site.help.topic.${one}`)}
          </Chip>
        ))}
      </ScrollRow>
      <LiveRegion>
        {words.trim() !== '' && t('site.help.found', { count: found.length })}
      </LiveRegion>
      {found[0] !== undefined ? (
        <Accordion parts={parts} open={found[0].question} />
      ) : (
        <EmptyPanel
          title={t('site.help.none')}
          text={t('site.help.noneText')}
          object="magnifying-glass-tilted-left"
          tint="rental"
          action={
            <Button
              look="ink"
              onClick={() => {
                change({ topic: null });
                onAll();
                // The pressed button is gone then.
                heading.current?.focus();
              }}
            >
              {t('site.help.all')}
            </Button>
          }
        />
      )}
    </Block>
  );
}

import { useContext, type Context } from 'react';

/** What a provider above gives; throws where there is none. */
export function useGiven<Given>(context: Context<Given | null>): Given {
  const given = useContext(context);
  if (given === null) throw new Error('nothing is given above this component');
  return given;
}

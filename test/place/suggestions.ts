/** The answer of the place search: suggestions with these names, all in the Eastside. */
export const suggestionsOf = (...names: readonly string[]) => ({
  suggestions: names.map((text, index) => ({
    placePrediction: {
      placeId: `p${index}`,
      structuredFormat: { mainText: { text }, secondaryText: { text: 'Eastside' } },
    },
  })),
});

-- Numbers of a series below its next one that were passed over because of numbers from elsewhere (decision 051): this portal drew
-- none of them, so that they may still come in from elsewhere. What the release before passes over counts as drawn.
alter table number_series add column passed int8multirange not null default '{}';

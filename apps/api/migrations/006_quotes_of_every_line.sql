-- Optional covers may be bought for a sum, and a policy of two years bears a levy for each.
alter table quotes disable trigger quotes_are_frozen;
create function riders_of(names text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('rider', name)), '[]') from unnest(names) as name
$$;
alter table quotes alter column options drop default;
alter table quotes alter column options type jsonb using riders_of(options);
alter table quotes alter column options set default '[]';
drop function riders_of(text[]);
update quotes
  set terms = (terms - 'levy') || jsonb_build_object('levyByYear', jsonb_build_array(terms -> 'levy'), 'otherLevies', '[]'::jsonb)
  where terms ? 'levy';
alter table quotes enable trigger quotes_are_frozen;

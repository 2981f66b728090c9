-- few rows: quote_requests
-- Whose turn it is with a case that is with the office, and since when: an insurer's question is the office's to answer, then
-- an offer is the consultant's, then who was asked answers. Kept here, so that processes of the release before keep it right.
-- Whoever changes an offer holds its case's row.
alter table quote_requests
  add column turn text not null default 'officer',
  add column turn_since timestamptz;

create or replace function count_open_offers() returns trigger language plpgsql as $$
declare
  asking int;
  quoted int;
  asked int;
  whose text;
begin
  select
    count(*) filter (where state = 'informationRequired'),
    count(*) filter (where state = 'quoted'),
    count(*) filter (where state = 'waiting')
    into asking, quoted, asked
  from request_offers where request_id = new.request_id;
  whose := case when asking > 0 then 'officer' when quoted > 0 then 'consultant' when asked > 0 then 'insurer' else 'officer' end;
  -- An acceptance ends the turns: whose it was until then stays.
  if new.state = 'accepted' then
    whose := (select turn from quote_requests where id = new.request_id);
  end if;
  update quote_requests set
    offers_asked = asked,
    offers_quoted = quoted,
    turn_since = case when turn = whose then turn_since else coalesce(new.state_changed_at, new.sent_at) end,
    turn = whose
  where id = new.request_id and (offers_asked, offers_quoted, turn) <> (asked, quoted, whose);
  return null;
end $$;

-- Those that insurers were asked about: of several offers it is the turn since the first of them, and the office's again since the
-- last of them was over.
update quote_requests set turn = whose.turn, turn_since = whose.since
from (
  select
    request_id,
    case
      when bool_or(state = 'informationRequired') then 'officer'
      when bool_or(state = 'quoted') then 'consultant'
      when bool_or(state = 'waiting') then 'insurer'
      else 'officer'
    end as turn,
    case
      when bool_or(state = 'informationRequired') then min(since) filter (where state = 'informationRequired')
      when bool_or(state = 'quoted') then min(since) filter (where state = 'quoted')
      when bool_or(state = 'waiting') then min(since) filter (where state = 'waiting')
      else max(since)
    end as since
  from (
    select request_id, state, coalesce(state_changed_at, sent_at) as since from request_offers
    where request_id in (select id from quote_requests where status in ('waiting', 'pending'))
  ) as offers
  group by request_id
) as whose
where quote_requests.id = whose.request_id;

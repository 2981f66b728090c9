-- few rows: insurers
-- The number an insurer answers day and night; null where it has none of its own.
alter table insurers add column emergency_phone text;
alter table insurers
  add constraint insurers_emergency_phone_check check (emergency_phone ~ '^\+[0-9][0-9 ]{6,18}[0-9]$') not valid;

-- The insurers of the demonstration, where it was filled before the column was there.
update insurers set emergency_phone = given.phone
from (values
  ('LPG', 'Lantern Peak General Insurance', '+852 2000 0101'),
  ('SFY', 'Silverferry Insurance', '+852 2000 0102'),
  ('JDF', 'Jadefield General Insurance', '+852 2000 0103'),
  ('BRG', 'Banyanroot General', '+852 2000 0104'),
  ('CPW', 'Copperwharf Insurance', '+852 2000 0105'),
  ('OVI', 'Orchidvale Insurance', '+852 2000 0106'),
  ('EGP', 'Egretpoint Insurance', '+852 2000 0107'),
  ('MQD', 'Moonquay Digital Insurance', '+852 2000 0108'),
  ('NQA', 'Norquarry Assurance', '+852 2000 0109'),
  ('TDC', 'Tidecourt Insurance', '+852 2000 0110'),
  ('FLM', 'Fathomline Marine & General', '+852 2000 0111'),
  ('CGV', 'Camphor Grove Insurance', '+852 2000 0112'),
  ('STP', 'Stonepass Insurance', '+852 2000 0113'),
  ('PLV', 'Plovermark General Insurance', '+852 2000 0114')
) as given (code, name, phone)
where insurers.code = given.code and insurers.name_en = given.name;

--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: jobs; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA jobs;


--
-- Name: job_state; Type: TYPE; Schema: jobs; Owner: -
--

CREATE TYPE jobs.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, jsonb); Type: FUNCTION; Schema: jobs; Owner: -
--

CREATE FUNCTION jobs.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO jobs.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          jobs.job_now(),
          jobs.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', tablename);

      EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i12 ON jobs.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: jobs; Owner: -
--

CREATE FUNCTION jobs.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM jobs.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS jobs.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM jobs.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM jobs.queue WHERE name = queue_name;
    END;
    $$;


--
-- Name: job_now(); Type: FUNCTION; Schema: jobs; Owner: -
--

CREATE FUNCTION jobs.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;


--
-- Name: job_table_format(text, text); Type: FUNCTION; Schema: jobs; Owner: -
--

CREATE FUNCTION jobs.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;


--
-- Name: job_table_run(text, text, text); Type: FUNCTION; Schema: jobs; Owner: -
--

CREATE FUNCTION jobs.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE jobs.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE jobs.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM jobs.queue WHERE partition = true
      LOOP
        EXECUTE jobs.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;


--
-- Name: job_table_run_async(text, integer, text, text, text); Type: FUNCTION; Schema: jobs; Owner: -
--

CREATE FUNCTION jobs.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          jobs.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        jobs.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        jobs.job_table_format(command, queue.table_name)
      FROM jobs.queue
      WHERE partition = true;
    END;
    $$;


--
-- Name: notify_catalogue_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_catalogue_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('catalogue_changed', tg_table_name);
  return null;
end $$;


--
-- Name: notify_session_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_session_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('session_changed', coalesce(old.user_id, new.user_id)::text);
  return null;
end $$;


--
-- Name: notify_user_changed(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.notify_user_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('session_changed', new.id::text);
  return null;
end $$;


--
-- Name: refuse_birth_as_published(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_birth_as_published() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.status = 'published' then
    raise exception 'version % of % starts as a draft', new.version, new.line;
  end if;
  return new;
end $$;


--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;


--
-- Name: refuse_change_of_audit(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change_of_audit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'The audit trail is only ever added to.' using errcode = 'insufficient_privilege';
end $$;


--
-- Name: refuse_change_of_published_header(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change_of_published_header() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.status = 'published' then
    raise exception 'version % of % is published and never changed', old.version, old.line;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;


--
-- Name: refuse_change_of_published_version(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change_of_published_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  published boolean;
begin
  if tg_op <> 'INSERT' then
    select status = 'published' into published from catalogue_versions
      where line = old.line and version = old.version for share;
    if published then
      raise exception 'version % of % is published: its rows in % are never changed', old.version, old.line, tg_table_name;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    select status = 'published' into published from catalogue_versions
      where line = new.line and version = new.version for share;
    if published then
      raise exception 'version % of % is published: nothing is added to it in %', new.version, new.line, tg_table_name;
    end if;
    return new;
  end if;
  return old;
end $$;


--
-- Name: refuse_loss_of_audit(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_loss_of_audit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from audit_trail where id = old.id) then
    raise exception 'A row of the audit trail may not be removed.' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: bam; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);


--
-- Name: job; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);


--
-- Name: job_common; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state jobs.job_state DEFAULT 'created'::jobs.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);


--
-- Name: job_dependency; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);


--
-- Name: queue; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);


--
-- Name: queue_stats; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);


--
-- Name: queue_stats_20261122; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: queue_stats_20261123; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);


--
-- Name: subscription; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);


--
-- Name: warning; Type: TABLE; Schema: jobs; Owner: -
--

CREATE TABLE jobs.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: allocations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.allocations (
    receipt_id uuid NOT NULL,
    note_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    allocated_at timestamp with time zone NOT NULL,
    CONSTRAINT allocations_amount_cents_check CHECK ((amount_cents <> 0))
);


--
-- Name: applications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.applications (
    id uuid NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    step integer DEFAULT 1 NOT NULL,
    language text NOT NULL,
    line text NOT NULL,
    quote_id uuid NOT NULL,
    quote_ref text NOT NULL,
    total_cents bigint NOT NULL,
    previous_total_cents bigint,
    quote_expires_on date NOT NULL,
    from_link boolean NOT NULL,
    people_sealed bytea NOT NULL,
    hkid_hash bytea,
    email_hash bytea,
    agreed_at timestamp with time zone,
    submitted_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    consultant_code text,
    CONSTRAINT applications_check CHECK (((state = 'draft'::text) OR (agreed_at IS NOT NULL))),
    CONSTRAINT applications_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text]))),
    CONSTRAINT applications_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'paid'::text])))
);


--
-- Name: audit_head; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_head (
    only_one boolean DEFAULT true NOT NULL,
    seq bigint NOT NULL,
    row_hash bytea NOT NULL,
    signature bytea NOT NULL,
    CONSTRAINT audit_head_only_one_check CHECK (only_one)
);


--
-- Name: audit_trail; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_trail (
    seq bigint NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_roles text[] NOT NULL,
    action text NOT NULL,
    object_kind text NOT NULL,
    object_id text,
    object_name text,
    before_facts text NOT NULL,
    after_facts text NOT NULL,
    address_hash bytea,
    agent text,
    request_id text,
    previous_hash bytea NOT NULL,
    row_hash bytea NOT NULL
);


--
-- Name: audit_verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_verifications (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    rows bigint NOT NULL,
    until_at timestamp with time zone,
    problems integer NOT NULL
);


--
-- Name: audit_waiting; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_waiting (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor_kind text NOT NULL,
    actor_id uuid,
    actor_roles text[] NOT NULL,
    action text NOT NULL,
    object_kind text NOT NULL,
    object_id text,
    object_name text,
    before_facts text NOT NULL,
    after_facts text NOT NULL,
    address_hash bytea,
    agent text,
    request_id text
);


--
-- Name: benefits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.benefits (
    line text NOT NULL,
    version integer NOT NULL,
    code text NOT NULL,
    seq integer NOT NULL,
    benefit_group text NOT NULL,
    name_en text NOT NULL,
    name_zh text NOT NULL,
    part_of text,
    highlight_rank integer,
    terms jsonb NOT NULL
);


--
-- Name: captchas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.captchas (
    key uuid NOT NULL,
    answer_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: catalogue_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalogue_versions (
    line text NOT NULL,
    version integer NOT NULL,
    effective_from date NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    published_at timestamp with time zone,
    note text NOT NULL,
    CONSTRAINT catalogue_versions_check CHECK (((status = 'published'::text) = (published_at IS NOT NULL))),
    CONSTRAINT catalogue_versions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
    CONSTRAINT catalogue_versions_version_check CHECK ((version > 0))
);


--
-- Name: claim_faqs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claim_faqs (
    id uuid NOT NULL,
    line text NOT NULL,
    seq integer NOT NULL,
    question_en text NOT NULL,
    question_zh text NOT NULL,
    answer_en text NOT NULL,
    answer_zh text NOT NULL,
    state text NOT NULL,
    changed_by uuid,
    changed_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT claim_faqs_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
);


--
-- Name: commission_rates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.commission_rates (
    product text NOT NULL,
    tier integer NOT NULL,
    effective_from date NOT NULL,
    basic_bp integer NOT NULL,
    payout_bp integer NOT NULL,
    CONSTRAINT commission_rates_tier_check CHECK (((tier >= 1) AND (tier <= 3)))
);


--
-- Name: content_boxes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_boxes (
    box text NOT NULL,
    revision bigint NOT NULL
);


--
-- Name: content_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_files (
    id uuid NOT NULL,
    box text NOT NULL,
    state text NOT NULL,
    shown_on date NOT NULL,
    shown_until date,
    title_en text NOT NULL,
    title_zh text NOT NULL,
    file_name text NOT NULL,
    file_type text NOT NULL,
    file_key uuid,
    recipe jsonb,
    insurer_code text,
    line text,
    product_name_en text,
    product_name_zh text,
    created_by uuid,
    changed_by uuid,
    changed_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    revision bigint NOT NULL,
    CONSTRAINT content_files_box_check CHECK ((box = ANY (ARRAY['news'::text, 'activities'::text, 'prodlib'::text, 'claimforms'::text]))),
    CONSTRAINT content_files_check CHECK ((shown_until >= shown_on)),
    CONSTRAINT content_files_check1 CHECK (((file_key IS NULL) <> (recipe IS NULL))),
    CONSTRAINT content_files_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text])))
);


--
-- Name: dashboard_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dashboard_items (
    user_id uuid NOT NULL,
    item smallint NOT NULL,
    period text NOT NULL,
    start_on date,
    end_on date,
    x smallint NOT NULL,
    y smallint NOT NULL,
    w smallint NOT NULL,
    h smallint NOT NULL,
    visible boolean NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT dashboard_items_check CHECK (((w > 0) AND ((x + w) <= 12))),
    CONSTRAINT dashboard_items_check1 CHECK (((period = 'OWN'::text) = ((start_on IS NOT NULL) AND (end_on IS NOT NULL)))),
    CONSTRAINT dashboard_items_h_check CHECK ((h > 0)),
    CONSTRAINT dashboard_items_item_check CHECK (((item >= 1) AND (item <= 3))),
    CONSTRAINT dashboard_items_period_check CHECK ((period = ANY (ARRAY['M1'::text, 'M3'::text, 'M12'::text, 'OWN'::text]))),
    CONSTRAINT dashboard_items_x_check CHECK ((x >= 0)),
    CONSTRAINT dashboard_items_y_check CHECK ((y >= 0))
);


--
-- Name: deed_count; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deed_count (
    deed_key text NOT NULL,
    window_start timestamp with time zone NOT NULL,
    hits integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.documents (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    facts_sealed bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT documents_kind_check CHECK ((kind = ANY (ARRAY['schedule'::text, 'receipt'::text, 'wording'::text]))),
    CONSTRAINT documents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text])))
);


--
-- Name: enquiries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.enquiries (
    id uuid NOT NULL,
    enquiry_number text NOT NULL,
    language text NOT NULL,
    enquiry_sealed bytea NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    answered_by uuid,
    answered_at timestamp with time zone,
    CONSTRAINT enquiries_check CHECK (((answered_by IS NULL) = (answered_at IS NULL))),
    CONSTRAINT enquiries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text])))
);


--
-- Name: failed_logins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.failed_logins (
    subject bytea NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    locked_until timestamp with time zone
);


--
-- Name: idempotency; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency (
    call_name text NOT NULL,
    idempotency_key text NOT NULL,
    body_hash bytea NOT NULL,
    locked_until timestamp with time zone,
    status integer,
    answer bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: important_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.important_notes (
    line text NOT NULL,
    version integer NOT NULL,
    seq integer NOT NULL,
    text_en text NOT NULL,
    text_zh text NOT NULL
);


--
-- Name: insurers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.insurers (
    code text NOT NULL,
    seq integer NOT NULL,
    name_en text NOT NULL,
    name_zh text NOT NULL,
    brand_en text NOT NULL,
    brand_zh text NOT NULL,
    style_en text NOT NULL,
    style_zh text NOT NULL,
    colour text NOT NULL,
    default_method text NOT NULL,
    connected boolean NOT NULL,
    site_url text NOT NULL,
    CONSTRAINT insurers_code_check CHECK ((code ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT insurers_colour_check CHECK ((colour ~ '^#[0-9A-F]{6}$'::text))
);


--
-- Name: levies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.levies (
    code text NOT NULL,
    class text NOT NULL,
    effective_from date NOT NULL,
    effective_to date,
    rate_ppm integer NOT NULL,
    cap_cents integer,
    CONSTRAINT levies_cap_cents_check CHECK ((cap_cents >= 0)),
    CONSTRAINT levies_check CHECK (((effective_to IS NULL) OR (effective_from <= effective_to))),
    CONSTRAINT levies_rate_ppm_check CHECK (((rate_ppm >= 0) AND (rate_ppm <= 1000000)))
);


--
-- Name: login_steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_steps (
    step_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    method text NOT NULL,
    temporary_id uuid,
    challenge text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT login_steps_method_check CHECK ((method = ANY (ARRAY['password'::text, 'temporary'::text, 'passkey'::text])))
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    mail_sealed bytea NOT NULL,
    attachments uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_problem text,
    queued_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT mails_check CHECK (((sent_at IS NOT NULL) = (state = 'sent'::text))),
    CONSTRAINT mails_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text]))),
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
);


--
-- Name: notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notes (
    id uuid NOT NULL,
    note_number text NOT NULL,
    policy_id uuid NOT NULL,
    endorsement_no text NOT NULL,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    account_on date NOT NULL,
    due_on date NOT NULL,
    settlement text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT notes_kind_check CHECK ((kind = ANY (ARRAY['DEBIT'::text, 'CREDIT'::text]))),
    CONSTRAINT notes_settlement_check CHECK ((settlement = ANY (ARRAY['N'::text, 'P'::text, 'S'::text, 'O'::text, 'W'::text])))
);


--
-- Name: number_series; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.number_series (
    series text NOT NULL,
    next bigint DEFAULT 1 NOT NULL
);


--
-- Name: one_time_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_codes (
    form_hash bytea NOT NULL,
    user_id uuid,
    code_hash bytea NOT NULL,
    tries integer NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    verified_at timestamp with time zone
);


--
-- Name: optional_covers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.optional_covers (
    line text NOT NULL,
    version integer NOT NULL,
    code text NOT NULL,
    seq integer NOT NULL,
    rider text NOT NULL,
    name_en text NOT NULL,
    name_zh text NOT NULL,
    minimum_age integer,
    adds jsonb NOT NULL
);


--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    key uuid NOT NULL,
    user_id uuid,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: payment_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_events (
    payment_id uuid NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone NOT NULL
);


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    application_version integer NOT NULL,
    quote_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    state text NOT NULL,
    gateway text NOT NULL,
    gateway_ref text,
    gateway_url text,
    failure text,
    refund_due boolean DEFAULT false NOT NULL,
    refund_reason text,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    CONSTRAINT payments_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT payments_check CHECK (((refund_due = false) OR (state = 'paid'::text))),
    CONSTRAINT payments_check1 CHECK (((paid_at IS NOT NULL) = (state = ANY (ARRAY['paid'::text, 'refunded'::text])))),
    CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'refunded'::text])))
);


--
-- Name: plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plans (
    line text NOT NULL,
    version integer NOT NULL,
    code text NOT NULL,
    seq integer NOT NULL,
    insurer_code text NOT NULL,
    tier text NOT NULL,
    name_en text NOT NULL,
    name_zh text NOT NULL,
    method text NOT NULL,
    relativity_basis_points integer NOT NULL,
    standing_discount_basis_points integer NOT NULL,
    limit_factor_basis_points integer NOT NULL,
    brochure_file text NOT NULL,
    wording_file text NOT NULL,
    claim_file text NOT NULL,
    CONSTRAINT plans_limit_factor_basis_points_check CHECK (((limit_factor_basis_points >= 1) AND (limit_factor_basis_points <= 100000))),
    CONSTRAINT plans_relativity_basis_points_check CHECK (((relativity_basis_points >= 1) AND (relativity_basis_points <= 100000))),
    CONSTRAINT plans_standing_discount_basis_points_check CHECK (((standing_discount_basis_points >= 0) AND (standing_discount_basis_points <= 4000)))
);


--
-- Name: policies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.policies (
    id uuid NOT NULL,
    policy_number text NOT NULL,
    transaction_number text NOT NULL,
    application_id uuid,
    line text NOT NULL,
    insurer_code text NOT NULL,
    plan_code text NOT NULL,
    quote_id uuid,
    language text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    ended_as text,
    currency text NOT NULL,
    consultant_code text,
    holder_sealed bytea NOT NULL,
    holder_hkid_hash bytea NOT NULL,
    holder_email_hash bytea NOT NULL,
    issued_on date NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    CONSTRAINT policies_check CHECK ((starts_on <= ends_on)),
    CONSTRAINT policies_ended_as_check CHECK ((ended_as = ANY (ARRAY['N'::text, 'C'::text, 'V'::text, 'L'::text])))
);


--
-- Name: policy_endorsements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.policy_endorsements (
    policy_id uuid NOT NULL,
    endorsement_no text NOT NULL,
    kind text NOT NULL,
    effective_on date NOT NULL,
    account_on date NOT NULL,
    gross_premium_cents bigint NOT NULL,
    insurer_discount_bp integer NOT NULL,
    net_premium_cents bigint NOT NULL,
    client_discount_bp integer NOT NULL,
    actual_premium_cents bigint NOT NULL,
    other_levies_cents bigint NOT NULL,
    levy_cents bigint NOT NULL,
    total_levies_cents bigint NOT NULL,
    basic_rate_bp integer NOT NULL,
    basic_commission_cents bigint NOT NULL,
    total_commission_cents bigint NOT NULL,
    payout_bp integer NOT NULL,
    consultant_commission_cents bigint NOT NULL,
    house_commission_cents bigint NOT NULL,
    receivable_cents bigint NOT NULL,
    payable_cents bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT policy_endorsements_check CHECK ((total_levies_cents = (other_levies_cents + levy_cents))),
    CONSTRAINT policy_endorsements_check1 CHECK ((receivable_cents = (actual_premium_cents + total_levies_cents))),
    CONSTRAINT policy_endorsements_check2 CHECK (((receivable_cents - payable_cents) = total_commission_cents)),
    CONSTRAINT policy_endorsements_check3 CHECK ((total_commission_cents = (consultant_commission_cents + house_commission_cents))),
    CONSTRAINT policy_endorsements_endorsement_no_check CHECK ((endorsement_no ~ '^[0-9]{3}$'::text)),
    CONSTRAINT policy_endorsements_kind_check CHECK ((kind = ANY (ARRAY['NB'::text, 'RN'::text, 'EA'::text, 'ER'::text, 'EN'::text, 'CN'::text, 'RI'::text, 'AD'::text, 'RV'::text])))
);


--
-- Name: promotions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.promotions (
    code text NOT NULL,
    line text,
    discount_basis_points integer NOT NULL,
    valid_from date NOT NULL,
    valid_to date NOT NULL,
    rule jsonb,
    failure_en text,
    failure_zh text,
    CONSTRAINT promotions_check CHECK ((valid_from <= valid_to)),
    CONSTRAINT promotions_check1 CHECK (((rule IS NULL) OR ((failure_en IS NOT NULL) AND (failure_zh IS NOT NULL)))),
    CONSTRAINT promotions_code_check CHECK ((code ~ '^[A-Z0-9]{4,12}$'::text)),
    CONSTRAINT promotions_discount_basis_points_check CHECK (((discount_basis_points >= 1) AND (discount_basis_points <= 10000)))
);


--
-- Name: purchase_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.purchase_links (
    token_hash bytea NOT NULL,
    quote_ref text NOT NULL,
    email_sealed bytea NOT NULL,
    email_hash bytea NOT NULL,
    language text NOT NULL,
    expires_on date NOT NULL,
    application_id uuid,
    sent_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    consultant_code text
);


--
-- Name: quote_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quote_requests (
    id uuid NOT NULL,
    request_number text NOT NULL,
    template text NOT NULL,
    product text NOT NULL,
    insurer_code text,
    search_url text,
    language text NOT NULL,
    state text NOT NULL,
    form_sealed bytea NOT NULL,
    email_hash bytea NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    template_version integer NOT NULL,
    promotion_code text,
    promotion_percent integer,
    browser_hash bytea,
    CONSTRAINT quote_requests_state_check CHECK ((state = ANY (ARRAY['W'::text, 'A'::text, 'C'::text])))
);


--
-- Name: quotes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quotes (
    id uuid NOT NULL,
    quote_ref text NOT NULL,
    line text NOT NULL,
    plan_code text NOT NULL,
    insurer_code text NOT NULL,
    tariff_version integer NOT NULL,
    engine_version integer NOT NULL,
    search jsonb NOT NULL,
    options jsonb DEFAULT '[]'::jsonb NOT NULL,
    terms jsonb NOT NULL,
    breakdown jsonb NOT NULL,
    total_cents bigint NOT NULL,
    quoted_on date NOT NULL,
    expires_on date NOT NULL,
    kept_at timestamp with time zone NOT NULL
);


--
-- Name: receipts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.receipts (
    id uuid NOT NULL,
    receipt_number text NOT NULL,
    policy_id uuid NOT NULL,
    payment_id uuid,
    received_on date NOT NULL,
    received_at timestamp with time zone NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    method text NOT NULL,
    bank_status text NOT NULL,
    paid_type text NOT NULL,
    bank_reference text NOT NULL,
    CONSTRAINT receipts_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT receipts_bank_status_check CHECK ((bank_status = ANY (ARRAY['U'::text, 'B'::text, 'C'::text, 'R'::text]))),
    CONSTRAINT receipts_paid_type_check CHECK ((paid_type = ANY (ARRAY['F'::text, 'P'::text, 'O'::text])))
);


--
-- Name: recent_searches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recent_searches (
    browser_hash bytea NOT NULL,
    search_key text NOT NULL,
    line text NOT NULL,
    search jsonb NOT NULL,
    plan_code text NOT NULL,
    total_cents bigint,
    searched_at timestamp with time zone NOT NULL
);


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: sandbox_notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_notices (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_status integer,
    delivered_at timestamp with time zone
);


--
-- Name: sandbox_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_sessions (
    id uuid NOT NULL,
    payment_ref uuid NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    description text NOT NULL,
    urls_sealed bytea NOT NULL,
    language text NOT NULL,
    state text NOT NULL,
    card_last4 text,
    challenge_code text,
    attempts_left integer DEFAULT 3 NOT NULL,
    failure text,
    opened_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sandbox_sessions_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT sandbox_sessions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'challenged'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'refunded'::text])))
);


--
-- Name: schema_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    agent text NOT NULL,
    address_hash bytea NOT NULL,
    limited_to text,
    temporary_id uuid,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    end_reason text,
    CONSTRAINT sessions_limited_to_check CHECK ((limited_to = ANY (ARRAY['password'::text, 'secondFactor'::text])))
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);


--
-- Name: tariff_cells; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tariff_cells (
    line text NOT NULL,
    version integer NOT NULL,
    table_name text NOT NULL,
    key text[] NOT NULL,
    seq integer NOT NULL,
    value numeric NOT NULL
);


--
-- Name: temporary_passwords; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.temporary_passwords (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    password_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: totp_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.totp_secrets (
    user_id uuid NOT NULL,
    secret_sealed bytea NOT NULL,
    confirmed_at timestamp with time zone,
    last_counter bigint DEFAULT 0 NOT NULL
);


--
-- Name: user_roles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_roles (
    user_id uuid NOT NULL,
    role text NOT NULL
);


--
-- Name: user_tr_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_tr_codes (
    user_id uuid NOT NULL,
    tr_code text NOT NULL,
    seq integer NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    login_id text NOT NULL,
    email_sealed bytea NOT NULL,
    email_hash bytea NOT NULL,
    name_en text NOT NULL,
    name_zh text NOT NULL,
    employee_id text NOT NULL,
    ia_licence text,
    unit text,
    language text NOT NULL,
    state text NOT NULL,
    password_hash text,
    must_change_password boolean DEFAULT false NOT NULL,
    password_changed_at timestamp with time zone,
    terms_accepted_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text]))),
    CONSTRAINT users_login_id_check CHECK ((login_id = lower(login_id))),
    CONSTRAINT users_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text])))
);


--
-- Name: version_promotions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.version_promotions (
    line text NOT NULL,
    version integer NOT NULL,
    code text NOT NULL,
    for_all_lines boolean NOT NULL,
    discount_basis_points integer NOT NULL,
    valid_from date NOT NULL,
    valid_to date NOT NULL,
    rule jsonb,
    failure_en text,
    failure_zh text,
    CONSTRAINT version_promotions_check CHECK ((valid_from <= valid_to)),
    CONSTRAINT version_promotions_check1 CHECK (((rule IS NULL) OR ((failure_en IS NOT NULL) AND (failure_zh IS NOT NULL)))),
    CONSTRAINT version_promotions_code_check CHECK ((code ~ '^[A-Z0-9]{4,12}$'::text)),
    CONSTRAINT version_promotions_discount_basis_points_check CHECK (((discount_basis_points >= 1) AND (discount_basis_points <= 10000)))
);


--
-- Name: job_common; Type: TABLE ATTACH; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.job ATTACH PARTITION jobs.job_common DEFAULT;


--
-- Name: queue_stats_20261122; Type: TABLE ATTACH; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue_stats ATTACH PARTITION jobs.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');


--
-- Name: queue_stats_20261123; Type: TABLE ATTACH; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue_stats ATTACH PARTITION jobs.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');


--
-- Data for Name: bam; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: job_common; Type: TABLE DATA; Schema: jobs; Owner: -
--

INSERT INTO jobs.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES
	('6f736056-e0fa-4123-92f2-98e7311aafc9', 'send-mail', 0, '{"mailId": "1628db04-4922-4426-ac4f-201db2a41f84"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:00.089568+00', '2026-11-22 04:59:00.089568+00', NULL, NULL, '2026-12-06 04:59:00.089568+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f72aeb9b-7ddb-458e-a444-c973abf00f40', 'send-mail', 0, '{"mailId": "2a443969-5ba2-4a6a-b668-5bac21de83c4"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:00.396595+00', '2026-11-22 04:59:00.396595+00', NULL, NULL, '2026-12-06 04:59:00.396595+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('05c8418c-9906-40c4-8e45-1049f156c209', 'send-mail', 0, '{"mailId": "c57693c5-8d9d-47ae-bd31-69969b5504ab"}', 'completed', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.753814+00', '2026-11-22 04:58:59.753814+00', '2026-11-22 04:59:01.306126+00', '2026-11-22 04:59:01.314886+00', '2026-12-06 04:58:59.753814+00', NULL, 'send-mail-given-up', 'standard', '2026-11-22 04:59:01.306126+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e2844750-6748-4ffe-a7ad-d396d24795d9', 'send-mail', 0, '{"mailId": "27972d50-1457-4776-b7a7-1fa865c7c4a1"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.311607+00', '2026-11-22 04:59:01.311607+00', NULL, NULL, '2026-12-06 04:59:01.311607+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7fa90aab-3bb1-40b7-abf5-751917bd879f', 'send-mail', 0, '{"mailId": "7d8354bb-7086-4ade-8971-e3b1c27cadec"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.422228+00', '2026-11-22 04:59:01.422228+00', NULL, NULL, '2026-12-06 04:59:01.422228+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7761c005-5792-4dc3-b04a-1f662b59abb5', 'send-mail', 0, '{"mailId": "8ced7974-1353-43bb-88b3-f7df13b196bd"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.625919+00', '2026-11-22 04:59:01.625919+00', NULL, NULL, '2026-12-06 04:59:01.625919+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7e615816-39f5-45ad-bfe1-8fcc681b9ae6', 'send-mail', 0, '{"mailId": "21df9503-2351-4c17-8ab6-1597474a9305"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.644197+00', '2026-11-22 04:59:01.644197+00', NULL, NULL, '2026-12-06 04:59:01.644197+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('64d229eb-d427-43d8-b839-00c2621fc56e', 'send-mail', 0, '{"mailId": "00c85d11-68f9-4c80-9c35-1303d74a289d"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.644197+00', '2026-11-22 04:59:01.644197+00', NULL, NULL, '2026-12-06 04:59:01.644197+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8d0c147a-9af4-4dc7-a8a6-eef30fee7ec4', 'send-mail', 0, '{"mailId": "9fe13fac-23f2-460a-8950-3e44de256ded"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.654785+00', '2026-11-22 04:59:01.654785+00', NULL, NULL, '2026-12-06 04:59:01.654785+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c1ffdd3a-d53d-42c9-9105-80a00fb27c2f', 'send-mail', 0, '{"mailId": "eee34012-85e3-4b94-bcc3-e30380de1158"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.654785+00', '2026-11-22 04:59:01.654785+00', NULL, NULL, '2026-12-06 04:59:01.654785+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7ebaec1b-6f45-40ee-b945-6dd8789456e7', 'send-mail', 0, '{"mailId": "6600322e-0594-421a-992d-5d8438d54f5a"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.678943+00', '2026-11-22 04:59:01.678943+00', NULL, NULL, '2026-12-06 04:59:01.678943+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eb692153-9a2c-4974-bf61-d73dbe67499d', 'send-mail', 0, '{"mailId": "a30eff50-f1d0-4b46-bd1b-99a1c7303630"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.678943+00', '2026-11-22 04:59:01.678943+00', NULL, NULL, '2026-12-06 04:59:01.678943+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1fb2555c-8525-4be4-8e98-9cacd056ae89', 'send-mail', 0, '{"mailId": "2a591615-bb15-4927-87fe-182f39774d0f"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.713075+00', '2026-11-22 04:59:01.713075+00', NULL, NULL, '2026-12-06 04:59:01.713075+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c2cf4744-1a2d-41aa-b744-c2759e96134e', 'send-mail', 0, '{"mailId": "e07ad3eb-40a9-4580-a573-24083f8be643"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:01.835758+00', '2026-11-22 04:59:01.835758+00', NULL, NULL, '2026-12-06 04:59:01.835758+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('86f938cb-2dda-446b-88c3-c81d6284684b', 'sandbox-expiry', 0, '{"sessionId": "23e79f81-8bfc-4e60-a976-0e2966e9e53d"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:01.909025+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ae65ce87-30b8-4f2a-ab6d-1c68646c2b65', 'sandbox-expiry', 0, '{"sessionId": "5e86ea71-4d6f-4e42-8de0-24f718661f28"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:01.971976+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4760b451-2e52-4b23-8673-0a968d257185', 'sandbox-expiry', 0, '{"sessionId": "4d0e2d5a-ec43-4635-affc-0252f7aa3f02"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.048109+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1091065a-03f5-4669-8d7d-c68c9e5b4db6', 'send-mail', 0, '{"mailId": "8806657a-697e-40ce-8695-6dd4499315da"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.085372+00', '2026-11-22 04:59:02.085372+00', NULL, NULL, '2026-12-06 04:59:02.085372+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d7b5bf73-ca92-406c-b111-1304ef91c37a', 'sandbox-expiry', 0, '{"sessionId": "0557231e-9f91-455d-9bb3-2ffffb88c4e6"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.188448+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d17ac171-2c82-49b9-89ba-eb964548050c', 'sandbox-expiry', 0, '{"sessionId": "f9462845-b130-4dea-b866-e91aeb039d5d"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.222677+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c44cf392-7f2d-4530-a3b4-d399ce70cdc8', 'sandbox-expiry', 0, '{"sessionId": "dd282ba4-fba5-48d8-a76d-6f3a793df701"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.26356+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('86059dcd-029f-4e18-91fa-9643c4f7ae07', 'send-mail', 0, '{"mailId": "433cd261-776d-424a-bbfa-2d257d5d553f"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.276889+00', '2026-11-22 04:59:02.276889+00', NULL, NULL, '2026-12-06 04:59:02.276889+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9b3e6ae8-22e0-4577-8c77-a3b70443e3eb', 'sandbox-expiry', 0, '{"sessionId": "0a1a7e4f-fc47-4db6-9766-4a2ef60d5624"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.357059+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5556fece-3569-4f3f-8c10-b8d0049580bc', 'send-mail', 0, '{"mailId": "6b9f1069-e3dd-4c34-9894-78a7cb02c5eb"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.373143+00', '2026-11-22 04:59:02.373143+00', NULL, NULL, '2026-12-06 04:59:02.373143+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3360fe57-7b81-4a57-a17b-d762f5103a73', 'sandbox-expiry', 0, '{"sessionId": "d2a0aa24-8300-4da5-9ff6-365348a2d8ee"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.426034+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('beba9ebb-5ab7-42b8-b910-41256afa6739', 'sandbox-expiry', 0, '{"sessionId": "4611d46f-bdd0-461e-ade2-773688470d49"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.466025+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('16bd071f-d136-4bf9-adba-b713ed16b196', 'sandbox-expiry', 0, '{"sessionId": "06fd34e9-182f-4138-aa2a-71366c71b797"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.498868+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('80910fbf-930f-42f4-aa71-cf4ceab2164a', 'sandbox-expiry', 0, '{"sessionId": "84bbdd06-0f69-4159-97c7-3581648ff8fa"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.526005+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e6316410-2fbb-4b03-a669-9b7f8e7b2664', 'sandbox-expiry', 0, '{"sessionId": "3d912e68-e554-4915-8256-d7a33f0d7ec4"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.553812+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('faf1795f-f80a-4740-8d47-565cd5565258', 'send-mail', 0, '{"mailId": "4ca0f5f3-9bf1-432d-8837-84997bb5617a"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.558878+00', '2026-11-22 04:59:02.558878+00', NULL, NULL, '2026-12-06 04:59:02.558878+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('32905872-16b5-4c68-bd3d-86bae0091389', 'sandbox-expiry', 0, '{"sessionId": "5a183606-1b9d-455c-ae51-d050eabe3dd0"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.591029+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ff0ba6a9-14dc-4628-af3a-460423551244', 'send-mail', 0, '{"mailId": "ddd0c4d1-883e-48ec-8d80-233d958cc2b7"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.595591+00', '2026-11-22 04:59:02.595591+00', NULL, NULL, '2026-12-06 04:59:02.595591+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2fc2e894-f945-46b5-b111-224f0f491eb8', 'sandbox-expiry', 0, '{"sessionId": "f64127c2-7d25-4520-b0e9-9b09df67aa3a"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.639259+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1dc89c30-4872-4697-ac72-82879e7c9717', 'send-mail', 0, '{"mailId": "1ed0b491-c253-4f19-9da5-9388710ed7b9"}', 'completed', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:00.057063+00', '2026-11-22 04:59:00.057063+00', '2026-11-22 04:59:03.306027+00', '2026-11-22 04:59:03.33147+00', '2026-12-06 04:59:00.057063+00', NULL, 'send-mail-given-up', 'standard', '2026-11-22 04:59:03.306027+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('10408538-99d3-4d57-a692-96c943855dbb', 'send-mail', 0, '{"mailId": "5e20100a-72d4-4fa0-bf7c-89b07a369e87"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.693332+00', '2026-11-22 04:59:02.693332+00', NULL, NULL, '2026-12-06 04:59:02.693332+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eed70c7d-3b87-4053-984b-2dcd88e72e00', 'send-mail', 0, '{"mailId": "eba51953-94ba-4c03-aec4-3bd90c5f9aff"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.725476+00', '2026-11-22 04:59:02.725476+00', NULL, NULL, '2026-12-06 04:59:02.725476+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('11ee80ec-3785-4d58-a744-b750bd0e6a98', 'sandbox-expiry', 0, '{"sessionId": "29602272-ecb3-408f-aecc-a46b57548e2d"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.7688+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2cb51077-3d29-4e48-9857-1ac4528b8147', 'send-mail', 0, '{"mailId": "6e9d28f7-459c-4ab9-bd26-a6cc8e750bb8"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.773584+00', '2026-11-22 04:59:02.773584+00', NULL, NULL, '2026-12-06 04:59:02.773584+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('548321ab-9da2-4006-8492-9ee65928aa9f', 'sandbox-expiry', 0, '{"sessionId": "20eb6225-5b21-406c-8f90-31130804a80c"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.864539+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('edb68926-f748-44fc-81c4-c2d824e4e173', 'send-mail', 0, '{"mailId": "fcd1c87c-3167-491b-b677-ad01d82d585a"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.931497+00', '2026-11-22 04:59:02.931497+00', NULL, NULL, '2026-12-06 04:59:02.931497+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fc1b39e0-bc62-4d58-b702-9317ce5a6b03', 'sandbox-expiry', 0, '{"sessionId": "5396d3d0-d026-4e7f-8e0e-27d97d70cd73"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.99221+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('17e38b22-c42e-4084-b2e8-9c35441d20fc', 'send-mail', 0, '{"mailId": "e6b56ea1-8e90-4fa0-9441-cb506c17b285"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.121379+00', '2026-11-22 04:59:03.121379+00', NULL, NULL, '2026-12-06 04:59:03.121379+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3252f113-4410-4cdc-a6b3-dc33867fddc9', 'sandbox-expiry', 0, '{"sessionId": "fc5bec6b-96a7-46d7-818f-fe1f458e4b15"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:03.266379+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('43498ab6-ed78-4e21-83a6-4c6b40d597c2', 'send-mail', 0, '{"mailId": "a891a654-44c7-487e-9484-5bcdbd3aebb8"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.484307+00', '2026-11-22 04:59:03.484307+00', NULL, NULL, '2026-12-06 04:59:03.484307+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4827373d-ebda-4466-8d64-53f44fb60364', 'sandbox-expiry', 0, '{"sessionId": "c64412c4-5253-4d1e-801f-ba13c77ac8f9"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:03.549032+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1adf093f-e1db-4d74-b979-a3a606e8de6a', 'send-mail', 0, '{"mailId": "fc4708d5-c94c-462f-85fc-06460df36423"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.554865+00', '2026-11-22 04:59:03.554865+00', NULL, NULL, '2026-12-06 04:59:03.554865+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a2c16e81-5490-4827-a6f4-524355c50e6e', 'sandbox-expiry', 0, '{"sessionId": "7e73f6bd-46ad-41aa-99b1-824bc33c1522"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:03.642281+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fe055dfd-827a-4868-ace5-04352e117b14', 'send-mail', 0, '{"mailId": "08285a6b-2159-49b0-9b6c-9fa5e144aa91"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.873208+00', '2026-11-22 04:59:02.873208+00', NULL, NULL, '2026-12-06 04:59:02.873208+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9f90ca2a-de40-4c6b-85a8-4c698adee2ce', 'sandbox-expiry', 0, '{"sessionId": "372f6614-df85-423f-851c-3b4324d41841"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:02.924683+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('86c00cbf-5fe5-434d-86f0-4ccece54b3a6', 'send-mail', 0, '{"mailId": "1f72105a-7187-4db9-9e9d-f73ecb6588b5"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:02.998097+00', '2026-11-22 04:59:02.998097+00', NULL, NULL, '2026-12-06 04:59:02.998097+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7330ceb0-1cc2-478e-b640-a29bd1a62211', 'sandbox-expiry', 0, '{"sessionId": "b46fd66a-5941-40d9-b4d1-e20e21dbed57"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:03.108193+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2aa312ec-3a90-4a79-b072-6eed319fe41f', 'send-mail', 0, '{"mailId": "379a6505-9ead-43cd-bb8d-62d9675dd1b1"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.283468+00', '2026-11-22 04:59:03.283468+00', NULL, NULL, '2026-12-06 04:59:03.283468+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d50b507a-d343-4aa9-bfcf-895cafacc717', 'sandbox-notice', 0, '{"noticeId": "c44d2e76-e947-4a09-bbfd-d84e91846e21"}', 'retry', 40, 0, 5, true, 3600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:08.811999+00', '2026-11-22 04:59:02.644067+00', '2026-11-22 04:59:03.325228+00', NULL, '2026-12-06 04:00:05+00', '{"code": "Error"}', 'sandbox-notice-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('34192cee-dd95-4ed2-8e1f-874a7ba654a0', 'sandbox-expiry', 0, '{"sessionId": "4e6f0990-298a-44cc-a869-994043d84d48"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:03.410228+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5ebb1382-cb22-4448-9fc2-a1b5140e601a', 'send-mail', 0, '{"mailId": "28c3855f-2035-46c8-b811-8838421ea09e"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.418628+00', '2026-11-22 04:59:03.418628+00', NULL, NULL, '2026-12-06 04:59:03.418628+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e87e9918-25a9-4bf3-b3e0-93b2e0e59941', 'sandbox-expiry', 0, '{"sessionId": "5d87c15c-0bc2-4fe6-a6b4-ac898a555ab5"}', 'created', 10, 0, 30, true, 600, 60, 604800, NULL, NULL, NULL, NULL, '2026-11-22 05:00:00+00', '2026-11-22 04:59:03.476548+00', NULL, NULL, '2026-12-06 05:00:00+00', NULL, 'sandbox-expiry-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('552bd24b-23dc-4e8a-9270-0e10dc165464', 'send-mail', 0, '{"mailId": "a2c441a9-5fd7-4ac0-b640-869a3c9d509f"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.650155+00', '2026-11-22 04:59:03.650155+00', NULL, NULL, '2026-12-06 04:59:03.650155+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('029a6786-8eaa-4a56-88b2-9bb64272410f', 'send-mail', 0, '{"mailId": "cbab9f66-adab-43a3-8a66-10cd5da08b4d"}', 'created', 14, 0, 30, true, 14400, 120, 604800, NULL, NULL, NULL, NULL, '2026-11-22 04:59:03.683829+00', '2026-11-22 04:59:03.683829+00', NULL, NULL, '2026-12-06 04:59:03.683829+00', NULL, 'send-mail-given-up', 'standard', NULL, NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: job_dependency; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: queue; Type: TABLE DATA; Schema: jobs; Owner: -
--

INSERT INTO jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) VALUES
	('send-mail-given-up', 'standard', 10, 30, true, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.291916+00', '2026-11-22 04:58:59.291916+00'),
	('send-mail', 'standard', 14, 30, true, 14400, 120, 1209600, 604800, 'send-mail-given-up', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.301325+00', '2026-11-22 04:58:59.302601+00'),
	('refund-payment-given-up', 'standard', 10, 30, true, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.311938+00', '2026-11-22 04:58:59.311938+00'),
	('refund-payment', 'standard', 25, 10, true, 14400, 60, 1209600, 604800, 'refund-payment-given-up', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.314798+00', '2026-11-22 04:58:59.315665+00'),
	('sandbox-notice-given-up', 'standard', 10, 30, true, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.318078+00', '2026-11-22 04:58:59.318078+00'),
	('sandbox-notice', 'standard', 40, 5, true, 3600, 60, 1209600, 604800, 'sandbox-notice-given-up', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.319918+00', '2026-11-22 04:58:59.320705+00'),
	('sandbox-expiry-given-up', 'standard', 10, 30, true, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.322301+00', '2026-11-22 04:58:59.322301+00'),
	('sandbox-expiry', 'standard', 10, 30, true, 600, 60, 1209600, 604800, 'sandbox-expiry-given-up', false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-22 04:58:59.324524+00', '2026-11-22 04:58:59.325107+00');


--
-- Data for Name: queue_stats_20261122; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: queue_stats_20261123; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: schedule; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: subscription; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: jobs; Owner: -
--

INSERT INTO jobs.version (version, cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) VALUES
	(43, NULL, '2026-11-22 04:58:59.294472+00', '2026-11-22 04:58:59.297379+00', NULL, NULL);


--
-- Data for Name: warning; Type: TABLE DATA; Schema: jobs; Owner: -
--



--
-- Data for Name: allocations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.allocations (receipt_id, note_id, amount_cents, allocated_at) VALUES
	('00064998-651f-486e-b67d-b4d602c7a4fe', 'c0ba9107-8bc2-4166-9b32-f8d88b9e043d', 15216, '2026-11-22 04:00:00+00'),
	('e57b30ce-1583-4e95-afe2-ed48401c9f50', 'd02ab6bb-2f20-46e8-ba2b-73869196db83', 15216, '2026-11-22 04:00:00+00'),
	('fce26673-a668-42a7-b654-8aa46172bc7d', '14b39d66-e908-4748-804c-c912b6451681', 15216, '2026-11-22 04:00:00+00'),
	('d8fe4a74-5941-46c6-8d49-ce6ae58d6241', '2de3076d-bf46-4962-9df0-f7b1d95dacdd', 15216, '2026-11-22 04:00:00+00'),
	('fb952784-89c5-4666-a69d-fcca85837d96', '449fbc4c-3058-4716-90b1-206482de01e9', 15216, '2026-11-22 04:00:00+00'),
	('41bee6f6-8896-4a4e-853e-10477e53f000', '49eef2b5-cb5b-48a4-a3ac-b0c13568854d', 35024, '2026-11-22 04:00:00+00'),
	('6e830996-1a0e-4496-9f64-dee139851a8d', 'e78bf76e-17f7-4672-87ed-e30126984eae', 76230, '2026-11-22 04:00:00+00'),
	('7c59f473-1f3d-423d-bb89-cc7cd6a8fa53', '58f19981-7263-4a7f-a6f8-b0cb6c96666f', 99040, '2026-11-22 04:00:00+00'),
	('95f4d775-84d8-4a3e-823b-5a045d11cca2', '88e54b4c-5a94-470c-9218-636ee6f4208c', 816566, '2026-11-22 04:00:00+00'),
	('760601ef-cb25-4e6a-9c99-ba878029b7f8', '7e96f275-4b46-4075-b21c-ba92c58c50b5', 441114, '2026-11-22 04:00:00+00'),
	('920d1863-a310-445e-84ba-80ac56c67913', '30168e89-dee7-4140-b91e-11b9c753a091', 117047, '2026-11-22 04:00:00+00'),
	('745a8aba-f2af-47d9-8bbb-417661354176', 'd46c0874-bfeb-4d40-a6b0-60d69393482d', 190476, '2026-11-22 04:00:00+00'),
	('db19d097-9c98-4948-a64b-996b45627f34', '88bb2c69-d2f6-47b4-8f7a-734b64d99a75', 82833, '2026-11-22 04:00:00+00'),
	('e779775f-fee4-4a0e-86f1-18e24f493bf8', '43e6557d-3808-4888-991b-a2b7d6f5f21d', 1372449, '2026-11-22 04:00:00+00'),
	('a2db6a7d-1338-4a49-9a45-0e84f60f800f', '5bf83ff0-694b-4cb0-8c9c-af678cda675b', 194078, '2026-11-22 04:00:00+00');


--
-- Data for Name: applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applications (id, version, state, step, language, line, quote_id, quote_ref, total_cents, previous_total_cents, quote_expires_on, from_link, people_sealed, hkid_hash, email_hash, agreed_at, submitted_at, created_at, changed_at, consultant_code) VALUES
	('ee081a3b-90f0-465b-9ec3-ca4dba3e34a9', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115c0acef6e9762f9d30a269e33d82b547aa8982b84abdd0d6d69bc36f19356211405ef2291ced896b3d76657baa898e43c268e061300eda85132264cfc90a5c6f77702f0ffd80cc3d8816bbb40eea6af702d2a4a3ca262ec4123a5dda357ab2c79b7d2a45c2c418a588d4dd011c4f79e70272c0c0e5523a042f88857844af6e93cf3abe5526f5973580bf45daa766959d1471a1bb603b3d972685d3699b254e6f696c6132caf505a03a0dbe288862cdd4eac2c4fb68aab16526cfdbab7ce18c74fbbf5e1e23c00fc4db8dc2587760ea9dcddcd5085202da14204f3e3cca3e51320bd6b124ab141d30c0db3de8ff7114efcf22db6cc861dd9250e638fbfc11fdd77a47aae20c8215295f23118b2b19faf01eef34dc1fbb036bcb2a9805f9cfac01b2895c50bf01260fb386590f4b470022f6f993a31052f72937cf25ffdc57b745d5fb8ba537067b6e25c88a0132fcac1a44c29173037086f8fd0bcec91470d5b1b64a122e6922206013379268d369a0f8512d1af6571fb816e5502a65e0dc36b990a673a74efd56d9b1822711d11499228da26f2b7b4478d0a2d50603d213cd5caafa3443d91a77174f43c9dde8b2f408f30efd5947e79b6f6105d', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('55b0ba61-33c5-4f4b-a643-6dea80e8a0b5', 0, 'draft', 1, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a1153582e72669e67a79fd2784ab9e68c8bf93ad1be8a5dcf21de6e3f3b632be70908d9dc04cb2354386f220baf83784c6ce07c4bdd5ea095978257c80a0277c8e588464d640d51a46b88c8d568ccb72b8cca6e76ef4494cd8364dff5582626fc207e74f16044eb5b1', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('5140196c-35b7-4fa3-85da-f38e0dd57ae4', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115b0d0ff4de095bb320f30cb305faaa411666748f35edd8848f7240206727338909da91e790a117b761444ab2c4332a9490e8d9993702fc431fe681dcb5a7f084e3b28ef4448797e1e8c10f53894c43f9ceb19a3961be8b8a28a5e00370d07369024954af529cd1923c6d55a9d1251ba36ff7960c7d587b198ca68d38cddd5b20aeb624f515b8ef45e0676ff10e53017e0c7e9b01988affdccd65af2e656dd15d44a2a78e714ef418ee35c46aba48120d0de384accd298724095b7b0d2e14fb8bc87e5c5159e383586866c5b5c295853c17476e0fb9b9fc92b22a81b7c6c4466988acf03523a834458138e95d11c6ae4713c787afee70a152aa04bfa8bab0369c37505796a87795e58040893993b3d4b59e984f85145d5ae8910fb8aedfbc6dea1520747ef8553584d1ba0f5f148143cc5fecbe02c7151bf635725cda1b292f2545d2e8d67628280a10fac011a1ee8476df687df96c2edf4de66a09ad44553dc1c9d0e6d2b218f1de7210b3b99dd6f32c3f58379fa0f8280bd738ed75fa4229d9e07c1228d7bf1a7e6ae81b41c0a42e8f045bff93c8ad9bcf4db65952902350738e7c24cb43ad1a46635a5b442c35fab', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('199824d1-e692-4aa0-979f-c818b87e3143', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115ba043ba5471951b12a3770d8db4d02fd8d8dec7df1c18759c4cc682af761fd9f4d0433c1533a3b5c22879effb8075e3a912f9544a39a81a628b7f990880cd2b52e8128ef52a5e389a4048cb016c426822a7b47616b6474a4d93a228ed2fdf4d4f12a82c154240e38184812d6ec6596d7805840f6d9d40d6ee16ef86f2561f48f6f4717680006057fef8a05668ed753d2463602edd42e76c3813316eca16c2a8a3df68b86a46b6bdcfbe58a9eadeb8bfbf834d42c0a9ef8d273716878ba3f30c3f8cdb4e6e65fef05c4d6d9139bb2f01dbd441a06ca1909d589bd195601ca079642bbc22d950cb7b64153ac33610162052befd80bf80151fbbfffe864755b8b6baa108a78e192687df3fe2e6429318e1694100352180e16af3416c72db1c3980b65ece736a60a7a605c94d72b6cebd07975ba2a4c34b715aa4ef47e2b36ea0307e500ca2cf214023182fab9a34adf72337aa4cf9c410f9dfc68fbc5f30c1af88af5c256a691215f9adb5df81c9c7b900448cd07343d9149d708593d63871574b8ec2e1b136993c3ebb458de44f6f09dc2613fde6878c261661747000ffa01c2088791518486298dd3ed6b3674f8f426', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('c7f7082a-b9c0-4ef0-871a-edd4fb3367ad', 1, 'paid', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a11526754a2ba933fd3960e0209932c95fc0ce0393f9695ee884551d41f946aefc61e27837cba0ffbc382e01a2b3bceff8d4e08d3655ee7bf245eb673419ddab9661f0a6d2e33e70db4d19afe0b8eae1b5b821caba929518ba22ebc1052dbf99ca7a7489b504f5462e82fd153964caae0bc0dcd196dbf692dcbb0b720fa65467a15d5148afcc21e58111b1ba51f24c5d00b77d27524810e2615717b77d33a5f00a2d529f328af3df0f5e36e4aba22050af844ae82fc8e8b3c113bb2aefd6c70be7265d260cddc68b3b5d093b6a12b08cde5d5c958974ed82c856947757906d5ca19acb706a3bd6d925c3a82ae11c15cc4a59ca40a6f66ea76b4703560739c5a6c5e43143210572c801969b588659df5539bfad19b409c9d1641197d22c60c676dd28c1dd3ce4c9a82d5359b66d272bcfa2aa9d25a9efa839787b01d41924683e24b0422e42d1fbcef42f38e95b5e5dac85e604e55b4f6ed007e822ba6577d966fef720d89f3ef0f480cc9e44402b2d349b92b9fe3d33dc952e42b214848d125b95335c6f8dadd52b22f79f17b5c40f820e113b9881ef3e6d90557327ecadc142ed78223a31a63eff90ccb9428d99dca212', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('a69a69ee-a338-4d22-887c-63c8dd4c2c61', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a1152aab7d705c9575b66556b7ab5bc40457485f275e09ad006124a3887878eeb7d99ec757ef3d29c2a425d5352554480660bc761088c45b862c326d6d981d94fe6c92beee04ae00aa0c045e4791403296dc33d51839cf3ab33f3d5da5790f1d9ae92f26c50e3d0b76ff355911ffcb36ca49d82fc438d58f3f76b1171af2b18fed69554b0f5e255e6201889e3418c71c4bff93c82848719073eff0cec867a45dc46e459f1327237b17e578cffeb72e056380160ceba48fe4b0d8f86a70dcb1d3417d199c39e080a997b0fd2502e2663fd1b5a78b779b2d727aa3a15b85ea51fa3e468492b64b8d63c2451701d0c6c69dee0f46ecf93187b585097ed08e9030545b40c8c81727c508caa73e5cb5545277bbed56231d0996f8cabc9233d5523693f650a01e3e8f6aaba7b8a735a4e9c8f1c15e27323f8caa290935ee47cd9c3980c15fc4cd3766794fa25bc5aa7eb5cbd56190b9596838b813db6f4a753c91f544c09a618668be853f3b7213abf183d2dfec849a267eb7ef06cb5729569a698b47a95dde5d235c2091f9e9f249fa315ce26090187465b5eec69d7fb156312098ffd53798f68965ffa2dafc5b3fe27fc5c136', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('afe13860-845b-442a-b5cc-254eb8a07cf2', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a11523687fe57b9047141a50da0adece511038d48da003f3c64d77a63e593771ff07b96d065575f51667e45afcc6d0b0f5c8baf6641a997df6fa5dc32baccc9978631cee814fe450ab6c2df35893417850c82b1fdac81687cdcbac5eac58dba62f333c88b1f382a04a189ed1c5011b105c94fe2389f0d6c006a2036c395599024e1f3003bb571cded60fa3b62c258355456a895434f25d020eed2f6f1ef651a61c2c2145bd3583eef3bad5de6272936b2b353d5f89e346c46d2f05d562dea844f78624b68798920f43914b85560edc528614966b375a236788d578e2c7f4dc98817b34ba2d9c475385e2d06d17176fe58f80f8161b88c219521f90a650b89369498092d6aeb2ad8ecae2892e681db1cd189c45b8e0933c7ddbd40279cc5dfc056f97b80a423d397a13a0edd4f50a64656e79c0a40d8140f733398bfe6f72a373b5d6a593975444aa8fd2af8c635e66a1fecb74f548e3eb381baf2da4818a78b1453fd1ad9ba7de7a21cba4c23d90d5413ed79a8359c6979333145577ccd5075beeddae9a5e8dbdf928345136fdbd3297ea2e9b5e9a8534d2dcfe68a9e6c5330af50269833efac2a9164bf7fae48379c555', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('874a53b2-9ad3-4aba-8c58-2fb7d2b503c0', 1, 'paid', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a11554d50fb05f14bdc50ce976416d7b90529026296173b084fb324dcb5ca33deb4257ff1bea4e1ed47e0614b161fb73b578c1191685abf4cd0ee1bc542fa0e11b036e9fdc2e65b0caf1bfe46d919eae26292dcf368b4dec85e37b0a5190c3e84b7d8eb26b9978f3e97abb220b6f7a25fd5faad7c3daffcf29cfc1a87caf664307c00a7234ab7c4af547c12f4cf0816ae49ffbe3df75cb6e44d07485fb7c275c49801287eb74a983665a6ad0d4ee39a89062b76598df6991a6d75482c3f6660c9a28a90b846ea39181aab376a60e8afd4f669085d390a8f8ae1d4f0f630be301f9d344aac99daeeec9c8b0ee4acc2a7915927735aa7c8524a572779a9c57682a7725ef06970e574184160c0e131837446e90ee117167eb752fc88a1a05302ce6bcceb238dd1ea5f4b292e944e153a3262ea49554008f39d1841c125c6dcba985d2bbb6288462a7e40589c488b9fdf2d23d2c50b27b6606eb754cd0e30ec9951a9f96b6619f302736f2ffc55e803ddb535c696a5b8bae59949aa158a2a143a7a86169e0f3fea29d45f7a6f4413fe5b77bb3389273e4a6fa5718afcbe24038a527177c608a304a22149ddbb2c364abbdedef', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('641c1528-c390-426a-a5d8-220607feafc1', 1, 'paid', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115b78549030774334d1d59e367d82c1828109414954bd6ef2546dcfa3e16262933e473135f67d99d467f0f08758bfc0e999dba194ea9c04b7fff49fe61797c827f6429a746bc68d41f9ad68d5cff0b6f262525e12cdb7669bb8860c2700428ead50e8b7100c659c46f550bd73308fc717532e83162672a77b1650b47054682d3f6d10c408569f7d339bf767fdc77f0f1e4743f9f50899fbff72faac5a7fa1d95293936050389373c3d1c630244481b65ffa70f89d959882ed5ef0265d457eb7a5b94dd731d36a1039ff0f854e9d9010b4a5dc7b18ef16756719467980959b5f6bc45354c4e356e6b1a1a98a7b3de2ba080e1f744628aa35b7c0883a8cb6bf5096f9938b194d872a5094dfc033228ac29b60c341a24da7be77b5c4a18c070c6fe15eb673c4026399abed4819b5c20c62c05729d333cfa03a620a6f1b6e2396b1b50efd92535493c1ab3ef2f759c52c8d1736d44d105ab847cc50663aca700e31e544840724b642e3aab3de9073f3d84f81cf117a8b928abfd75746782349472fd912bed81fb5950abbe7adb0d04c70bbc644b371e8a788b2588406563afc88f6416fd9df57fc94892d1f4810678c5eef8', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('82749546-d231-4f9f-9e1d-f589bc556606', 0, 'draft', 1, 'zh-Hant', 'TRAVEL', '8fa1becf-febf-8f3b-a54e-7fbabd1aaeb3', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.SFY-TRAVEL-B.13776.qzGN0pDSIaOFgHoJ', 13776, NULL, '2026-12-01', true, '\x013e16a115fed47420294b1a113c2b51c8dd673f1e2e1b16437ddb756fcc7d455fa556682c07e0ae1b062426b7ec7b7f22d1638875371a4a9c3fd831198e725ba6c398f6b0642eec93da8ef72e7fa65fc61d02819111a537ed38b1136167cd0a9292fcf069d56457c7bce155ab202bda23578296442deb4d61d6d7eea4ece8269152f3b3ec0e60e61d', NULL, '\x36f3e6927fb26a0b72dae2ab782bd2dc1e2dd56f145a44f8b9dc11ff4e633ac6', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('243ddd6a-aeff-4e0f-a40a-720698f35bec', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115f50e957f24373d408cecbd8dcf5da4c1494a0f8036f098f1b73254937278ed7af10a8beebebf003b5f6f7428b647723a5c62d5e75734961229616f37a8aa0670df0b253572876c2995119c8e7ac41519327c61ccbea84cea05fa4bf3d2d45a962ca02cded07fbfcfd204400c4fa139f2f583be6913a945db0c55f0e2d88644cb731ff6c7fb8b0c7e85e0c2ec49b103754809c52879fd098933c2b498232d135ebd51e98d9f1774ca98a08917f811cbd7dad96240e464aa37bf8c400ea5395538c1b1d896599ca30d6e791b895ed76c36e1942beb10dbd44bf69d108293dcc3ea19b9a9741574601d4ebd8fc07ef0fa08b8da44f4c19f865a3e483cd4af280efc35e5e14b7d922a17d1db5963d851518e4157db322f20006ea9f8f439b49de99280542c47fbc74e4d8efbdf0be0187908194f407363d27fb11028c8a80b2d0eff343155c02e3998bf5934f00de6cf90bc79a43874d75509c8daaf8e3ecf0f07baa63c1f6af103f41a80f409437f63a984f826ef4a449de67858cbc0d33af270a332558a89a7ab2f248ab1049ad851310c02c7c7fd14ce9ad18f9ed6c80e1e9e3ea3f90d0b6074128cdb637402f3dee7', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('2f3c7513-97b8-4328-8372-bdb3ac32afd9', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115163b1ae39f184a369bfee897a64b102e55a0f87c9bacd980b2d92556f924c3b5a0d4c0352297fc2065a26fd9eb84d14ca866890ce5703f957041a1db56fbc456716ac8e66a78a237b8b7823b340197702144c9c78a019a525533af9aa10ac60d60f6b9ce31984cff8f9ae7667f79c3916f165c4dc899b4222a399b6f1e27f76c1d5fd1fbe9c7d082f3ab495d6fc755515ccad2b72593e52bf4aaecfc383fdeaafda494af30a2174fa0287e02a1d49271c78dc68936fedad018bf943dfc113a90616026bb8392c2efb930acc960c796ed468c8aa70fcae0997aa908b6ad224375dc0e0c6db9a52053158cf769149f67bf113e8f731125939798ade11c9801ff72ece31f009002be53fc536bc8d43739f92a35d1a11c7f9ba7778d9492902e340b208b8c6a74e89ddc055b741f002e513473c49b1fcb07ffed42bb3e0cc173372923a73a9f6bdac38833c5c898bb78460af50bd10855f6fb4fbd4a12f1359fe69f1dfdff1a8c13ecc03146f1ffb0954bb3b944eb6d592dcc0f12a732acab7301b5723568bc9ecdd466679a550360c807fb2608e52d8c11fc5db66a0ccdb5dbfe300f77e0094a15e49f24b47205ce583e', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('247d5d81-7b30-4c9b-ba48-3f1a37f3863f', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115f324d3f3a977b3766837da99496009b383a8cb8d702ddce87698341fb02e7fde6f3a0a43e5220478a19886e81bf88158b732f90b15a4e4669a8608cd1bf82c01322409013974d898b784165a80561751347b0665ab55de8214324369d8c02636d12cab0969a45e7b9e232645853fac76084e45359fac038b902910e9b60ed694e87fe12cce506e4e809282149b886e35e25d54cfcd328ac3f99791cfc0678dca6b0f9fe2cf2aec781419d7646a99c38360fcf55483640a417fecf9be5841c67acbe13a7627f1e6a13a87af2eff3e000cf0e386c44ebf3392aa645fd2a4e85963119397d98986a7b2dba98278b63242d95185b4318315b7fc8cfd34b75928b2fb723adbf437076121b668ccfda00e630a74dcd591a19fb027af8f056bd6f158099bd1699e055e84167d3a41afe0cce34b46704b2d80ea267f872fa080d3fe4333e23c8bebd71df22fb2ea5137315dce5305fad8d8348eb4e033301a5a343e8432054cde76f5e6cd8208a0869159af1a6b11c7be8005b3a36e52d6df0396c28530a78e2829175f67c0b64a5d13d902dec96b45f3dd36593a48f1c14721833ffd13ced5940c03f62658dafa2ba5ea8dc6', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('9ae50127-433a-48de-834b-5f85bf73051f', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115aa7e4f8bf6bd78140f97d8851aa266bce9fe573210172085dc6d98a88c08598e21eed31c1908ffdda9fce043a403cbdaf480c38810cb92cc35f76eeec4c10c8d77cbe759bf119b1c7a26810bc03cf2b667642923c83f05453121dfcfdab5ddd0e88be4f9113958814265ff21627af5c50f9cf2d8271ec5c0880bd99252485c833f476cb707d8dcdee1ccd5d7314d79ad9239b060159a4553cb1ade5de68a593ada1323a83dd80b9d1fdb5e45d8b15e1395d7792d3faf69bb14653ae05235724295d9108f5fc620bb9c4e0845a7a17c1ce1353548c6c7139774842534e847f40cbd07f6c6bd0009a07ee4dcc45f98f7aed53eeb30b9f96b741ba3f1cb702c8744d8eec4edf6fb9f8a7afe40f0060d7651752fb97ecc1762051e7d07bbb14cde261815e5491f9df431d37c61a29f267bdebb7f4b2bd5d0241b7efcc18cc4e5c3841d102a4247ce0a0802fdc98be529f3848a0c86ef79ef4991651c960d648157ce8d0b0f8c03d3624da4e3a0bf7f2d9314849849be2a24871214af12e6cd221f1317760ea4a8f8642987a7006c941da7f172fc8d44ac5de1f943b5de17668060eb8d3848d0d6c7c6cbdeaf17d5d53de5', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('cc635b92-09fa-44fd-8d5f-8e0fe67ba216', 1, 'paid', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a11513774dd9136bcf3585e68cf919f68e3d1d48ad2a6d1b1542010ac7546f63bcd19195bcaeb71067f2823c2d5db99ddf6002b7efc00925736002a3f8e11bd9d95d34f484223d3246915d491444bedf41dd8807b9f10d7e2431cfb3d99e40d20e3446b815c1ee836fc79b94bff135947d6defbd21cb6781a9682c2a5cbcba58122b258b2071f36a309e4fe6750fd84f1b14e9b8be57bab5b7dfb61d7fa06ba0a7ce1ac81afa3d20892934a5ca65e187d47abfce1366558d0ae7874d60d7ea3b90b0127ea15c66b1e92b313248a44190851aba625ab9b869b496da3fbd48d16b6397baace5bc7f5d1a5d48e72f81fed585825f26e0bf03334bb8f2582102f823e7b81e055664fcc637bef8d1f0bb72b554ddc11ad60aa822ab9f458f6b3c343bdc609bd681ca42cbbb4ad9d1591d3bb542fda2dc4aa5b36494bf6a2fe6089a6af369117e6c2e7d8a98b1cd62febbd1f715f6b3ece1ab6e43162d023b9471cc3e4f026cf597c01eaf389f15e713cdb6a4ce25d21e2ae584a6feb52772a89e26faa7bf120577b8baed292598e1d7953246b8e7313edb8c3df3ae02539e39fafb12410a1c57dcb9e3ed1a064cfee93e790cd2', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('530790ec-9ced-47ca-8935-d2096c9c4a7a', 1, 'paid', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115833f3864b2f228fd0af06ae22ae10e91a9e8876f1c2d89c27b71116a5c417fcef5a30cc5b271684024e9c9ea5ffe38d33663d04f27e176d29c4df26841d3b06b3a1456e70d25a365a0ee2f410b2d25cc015a51f76802f4c8e731fc3abcfa0275393762095bf80ff13ab08b61bbb4a8077c253b824a2958f0ab10aa7d6b35e9df163f0d8311657ef9c56418cae5d43e1357ec624412107c0c6abc5ddb0eb74ee1ed80ab9b6589425f9fe9b137e39f69aec6296167354b25a79bc37e8900c11c02cc0d55bcc64eb8bbbfc65dd09bb82f42aec956daac29dbb995d6fad1fd6014176f6871c2644e558ae3bbcd2730b46dbd6c58e0257d5adf5de8a214a7d724eae46873af47b1b9b7d3ef51e137001ef18aa3ab26a28d597a9130c05c572cb6a918afe3fd0343b25e47664d3ae777dd9fd77e364001380e5f62a40b96c3194f302bdf6489b78921dc1f8e7e8377363135f9b89b6ee6a8ecea49c7aba08f56da32586f73ca93fa44e0dc828d3461fc0186f28dedb782f8f3ee2f5f5e92d877fc71df6183bd886c1d8da7b232592aaa67c6e9494777ef93928ca8bd405ba8514e53badad0ae2948c48b7de299c5ba24fa52', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('9b7cb343-47bc-4e92-a16b-bd957dd02706', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a1156ff840de8b792d19656045e57d00759398b5754273d3cb2e6032c6b3cd3388997988b2f2b4e0dd6acfffc7700824a1c765a77eb43f1934f1fcfdcc25023de438f54b8a843133fae126b694d2cb1be8df0e74054d6ce19e1527e452c9541cc165fa058c89733518f80feb124e215448d7718da26fe5f30cece6280cf7f22aebcee874d055f4d2c88d6f3c22ed95c21c82aa3d07e0b52c3d8b9dac284350820803e2d9e4004736d06eabcf74b4f097b0f2c0e718c195af4dd7566b58deec4475d8d955c4daf58e081de45eb7001ea8589b70fed5f793a2b72e447240ffa44374575084a2cfd9391f83db5de0ecdb15d7dce62de1320c44d9aacc783d9418ffb622758b6dc0f90331e7b9a405d83620f0732d1469c6e4beac836dcf5b538efc3d112bd6512dafb53e5bc780dbf949d71de740f7fb6765f010eb002f7ad3e91619fafaf1e8a8cccaffb924f5402e6a2557174ee4264e4d5a371a7d3ea2dab83fc31e2d857a4944c701b24e80c7f6afb3ad0249a652e075e7078d80dfa55143fe250491410e081dd5eab77fd5f04b6fa79003862702fe895f4b2957ef9acd57761b34c1e9fbf63e074c80f1b7ac1794e726', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('8cf7e24d-af89-40b6-95fc-db3a978c9172', 1, 'draft', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115f539fba8acfbb3246a97a59731f850e6f2e9a1c6d2797718441da76aa61f7813be588513507ad8b8d0efbcaa22a6f937a7e4d4aa90b4b9d419f13acd2dbb0f37db359926aa7a478ebc2568c81d5d0e09e58890788e1f6b3e52a8aaa706211490f5687447623697623c2104483d1b396f15d3e25869e118e2879affd22e79ed770ca43b67206d26009af525a7d4007193d63d4295d6fdf40aecec455f7a8876c06546eceb6910224907f3fb51ed02870881a5dfc57378290ffd1ffe412fe8236cb1f898e1eb7d01ab6fb2a7526ff2d9e1016896abaafc7c935f50cc7a8c6f22bfbf968d4ad27178da36b68bab0fe42b2485852157101014205c04aa13d5594b78a6a71539060da8d4e5c2a21f902d7660fa7fb038989aabff4556237a8c514af73d1b2be7aa6185ad57e18060dbd2de4bc556af23319d4a5ee6cc7f48da0bfb9efc7d54a9c328f5d30c6a384361042bd01da00cec261eb9df0b45b98f6fd88fb85c3d00d2238a82bc45000cc8f284b9c313a0f9857af6e3bc335d276b230cfd6d08f886d595e4f9d61587989fbc2980dec78bd9fa4e3ffa1b43ff6aad558b90ad0e29ed4dfd9eb1b747d0c6053ef6b1', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('114cccec-9816-4d07-b934-c373bcce7d04', 1, 'submitted', 2, 'en', 'TRAVEL', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 15216, NULL, '2026-12-01', false, '\x013e16a115bf2cd86bfbc74ddf1cb85cd775a25172907356c692ad14692dc53036ecd50510b5698d0b460f5da14bf82d7a176c323b7deef56e0e38ad2b121f882ba824bb92729f9b33893c8cbff8f31ce22cf2368794700031f8a098ea3947dcdd3fb6672c66d6f2943f017257cae0c4a04962c75cffbb01eb12627f98544bad8234b3e706e1ffa022ad083f2170477dc4ed89e19eb5a7e8fed7aa698d709ff6cc65054d9ef461d647b5faff28f8b10f1cd88a711d25b831d19adb0049a98597356fb752f73184680ab0ab26fc2ca8427c8c8b4f2f18b0e8efb06fd76b3648e43db5d3e744c823fa56c248a22a45524dde7e50d4ce7de5ca84be9a6e88822e139f8a6ec20a3f8159caca5504c7f4daf49373aaf4796cd2f75831ad1b587efc14c2f2b8f89cf5b6933a0198aa829605852ee3d12b60fc83140f1efea2db1c7659cba47f7791a6f1b31e3cf858b545873fa245e37d6ab604e00eba108c7d7ac4765ab411cc789e36d1f1209528013d3d18be3fc37855591fa31fda5a2220b19dc3c1dfc980ffc1d8410d246c028429693cd184fc176b16f2d39599bcda981347e0e72ab10d442703eedc8bcbdd75f4288851377059', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('ec0cb3ea-7bab-4fd7-9a0b-981c2036bf8c', 1, 'paid', 2, 'en', 'OS', '7627becc-a7b3-8fa1-aec8-40c1f37b6004', 'OS~1~1~20261122~20261201~~IA-400-200000_IA-400-200000~~0~~2~2~20261201~.LPG-OS-B.816566.pTuSVRDOZrDSWNS0', 816566, NULL, '2026-12-01', false, '\x013e16a115161b41b41644157f1442ef3f3743a9af24ede2554f55e42facd412326a54771efa035cdb65ebca2a3c411a4e0368f04d8bd03728234766dd100634d215ff910fb05c5439520976fd0634e2170fd3273d9df3a0e383415be486f407eb0bdf856c752cc5e18ba8dcc16e5ac02c1a276e74395096fca5acf900b92bd2bfb3a39b750659dabf31190a313594d40087cdb842111446cf0c14bd07a62776687b0088d16a43edb39ebe0ee0e75c527df5e6b19bacae56c5b39c3495fe75a19c0bc9a472570f7bb18564b3ea74cbf4dd01802ac5f6a3f9308af761996812fcb52ebf06ada6aecf813d1f18cea435894c73a7d5a2707ffc580918c14f04f820dca1f274680a73eba709c152921fe106635597f178ef975c1dbdf04504b20d45e1a1aba24751ba10d205cade698436c68ed6b903a499c6cfa66e012bffba96904459151637cacbc405ce47cc6ee0235e7372a2031523d53331a2613b5f224a3b990c865979ede39c4ef9ba098c6abbd71f6cb2634b1ce64e69f1af6cf01361cfe85b00b0d42019f14718c00d6d96e57d52d93c07680ca6318980a96e56f2e8733a99feaa25565996085bc5cd2246c6745c85cab4c15ae5c8819110526d603b9b22fa97b074f17f582bc70b3933ce9304bdcdaf6a1bc5b3e6a471ad3a5f7a5817c4849e019d89440ae6ae4db571d1f820fe55d018a7e75987b57f8ae7dc4602fe4e2325368bbb7139c1777b51c1407596ae510916f42040c2759f43e26e99421e8e840001b2ffb6d3dbd626b1b7564be90e6db4601e32989623db476c8714d4a74ae936f739262466dc5a5f4898121754b924b0155b2b9c90a78ffda72ef68b8c54edef719647e9d7c5c529c156fb54218b9e22ba40a894add12bef4f14616ae1545123e5f92975da21fb04764b41b59272dc7ba1a7d1e59bb4949581231e407695a5afdbc7e9b0150ad659746bb70ea75adcf5a2383135233c5dc9', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('039c86bc-e0ac-4e7c-895e-3a45e57e63e3', 1, 'paid', 2, 'en', 'TRAVEL', '888e1358-55d7-85fe-a4fc-7e4e69a0cdce', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~F~Y~2~1~.LPG-TRAVEL-B.35024.IIonolkFgD14cbtX', 35024, NULL, '2026-12-01', false, '\x013e16a1151130e41d7b2052b85d71f63c17fe643df83dbe37210c032428dc957e39c2c6efc44523caceca4d1e1cf955345a5321e0936caa7dd30d86ab76a782b789e90b97396ad18b7808d0c04e9e0e97f4f36b0265875dbc767b46bd2cd28a01164dc302961d1e9d8665d81d51457fd782739cc0d254f4706d177bc90ba3323b46727cf8295c354888464d24c45ef70afc1d5ae7e7637f540b77b944bf0837c7fe31fd80e369a6b2aef0faf7f68b73b45902a14b044fb3cc50300ac19e3cee8c19ba34a55e702b8f6793d36c064ba76ee9ac4342b124922ba68d8be05b7e9c22b2aaba5633a3723fb37bb2868c67df9f4881218d8bf30779dbe7745689f987cda766cd29b8f8aa08a47bd0ef3bdf6d0d2d47eec42869b742a24eb2f6ad443f9282d78d34fddc110e76278db21bdc8cdd481a615718f20a960e0fed44d8be925e3a41c23f2256fbf74de89b70cd60b98cc20eeae0a74dca91444a208ebd69ae369480da955225f39834b49385dc94a5e299a3d868cb1c09e43d1257d86f044d4082bd91b5e2e724ff09e022e8e66e6e56210ee3373a91dbeb9a99558e1a211a7fe8210a09a98cffde90aa4807e519845e7e93d32c20ad6173037d8648a875fd16972e812ca22cf36ed484abd03cd0450a7e0403a75b1bc81f62995acf1522c51ee78389012ba8615f23a1a3766c7ad0a1191c8e5ee8eda0ec01ac93fc5d6c66f22b02807c1653a465fc8fda220b53153739a5867b006daba179b3abf17116bff3e087fda88d25decc343b86821d75d897cee4868f824c5abb9b9e50557599504233d4148c2d44844cf320a69ead84f61c519c0216bc5c3b9442425ceb1b25e064da18e62dffa79df966dfea93623d7be102632a95c757e3b335808a194e242417914a84c8b91c0a5c', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('e30c7dd6-479d-44c0-974c-e94971759a8b', 1, 'paid', 2, 'zh-Hant', 'HOME', '3faa6856-36d8-81d1-a1aa-2d462572756e', 'HOME~1~1~20261122~20261222~~IA-400-200000~~0~~03~~A~W~.LPG-HOME-B.76230.oV5Tbx6trbKARDat', 76230, NULL, '2026-12-22', false, '\x013e16a11561d5e77364195aa842a6df866dc3a577e914d3086c52e710f8f71b260e340243d7ce8c1604355a5161a1c01ac09789910ec872ea2b554a1e5710ecfde152a8c0cf3624661c601ee4144d83f9a5cd5aaec5e45b4a88f388951ddc1a561fab787b7ac7597874c193cb0f0660a40615c97b66d2753efe9a24a787a2b95766e5f152f0216539a6931c02eec23b0e18d46da9f109e8a84b230392313d61678a0036ee7c49b7a327d713019842f706392ddbb1e5da189e4be0cce388f5a5040d0ab1fc13e1228f0db86f11497b76fd4f771b5d1e493bd422040036aa9a523ade85472eefcab0b667fdd466e23dc17e02d0a537205014c6a18faa1329da1a1d937c3060531f39c1b4f9e0bf67e017b21689029591536a56b2262acaf327846b6faf01a2715fbb9a8d1672c6d1b1ff13f3ac802977a0258c8173cc2336ea92c722f1d42eebe0f2bb0b1a3521df5886b70a0f747205736b564c9cf0bc017da2c2b032f39fcdb3d0fc768c66bc8bfafd0030f53375d195ff71e919e543793f10826fedde192babeb0fe60e5f3b4720955b4d54857245a01012db74c5c845053c9f7ea425f18488a11ae47fa0692d447a5702fdc21c522d301810fe3cec3992fa9457e33f7a90ba16d5aba2a79e1f138ab9c292b0701da250a28100b2360eb914830ec8f73eb69513e4fe774ad6c08b9b4b9b642261dfb0', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('1c98b35d-8113-4be7-b641-be5c90b8fd94', 1, 'paid', 2, 'en', 'PA', '4232a5cf-c08c-8e44-aff2-d30579fac3cb', 'PA~1~1~20261122~20261222~~IA-400-200000~~0~~F~1~01~02~.LPG-PA-B.117047.O1USbEFONtqv4IRN', 117047, NULL, '2026-12-22', false, '\x013e16a11510f97d03cee07a2c9c230ac81452ddcd0fa33d5df86e641b705d41d4924ce1a8e102ea16d2b4187303b4df6254d256599b2cf8b2c686b08a9db140754dcbb50b6b996450314beb8d22253e78088baa09c41d81da68b11f680647ab92fd59886eef1982f7d5dd4df5fced1e591bb69ca01522438b2544dfd96814064e32ef419786c5800d8c4cc7407df6c40da18c5b154d474706662191f963b3f3ebd222d43b2baa73b3e4ef90b205e139687926558579d1735e3840d0537a84632484187e2bddf3a80d65b966fd790614c05541d7db8d8711f2aa9c39fcd6c177ec638f4cb13e0f3ab99fd06630fde9866107a5cc95bc82e4764556e63faafd17e2cc27534673938106f7ad97a175a2c57a3d86df291e61849d4e5bacf61fe703137b0f5442f6c03c20082ff8763fd82e8b7d687c46b5149143c669101d635c054802f14e7eec4939724ab466edb77d17949ee1ddf90a93a76d66b6ff3a9ac06292bb0c237c38ae992322290fb928c7a5ad0585fcf1d3758339ffd4164bb99641ed2a43d9f8ea06ec95e21ce73516e079af73998d2161ccff1b3794acbe116a6bf6e59b1aa30407d2b09298c7d2802a9a26e8e34a37dbbf785a9a172c05041aea2a167218084f91ccba8a6d513f260d69c05479c88bc2919a289d0f274ee03247bb35f5f3930697711ab400217e33a0f9f049719ebd04fc0ce08e8d36ca17803aef39d16232426bf7b827e77aeb9b92c76a332c237e96f1186df7676cc07fe3eb7babca790356826f30e07f7e2e18d4849e01dfc8fc05121d6d71646e4e22ff8d3ceaa271b4d3bad42216c94cb6cfe13c84497f3541e8b161e39e601ba172e0a0a84ed244f31bc3177dffaf02db7f41947f2cdc3a0decc8fe20275f44791217cefa738b74123431d83fbc96bde1e85756f67756c65d2ada70e5ca22152eec49986be3fb6909d1890648b4f4bbc5a6dbf23c0602b2f760556baf89341a03e5091dd83f8fc81e74', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('cea423df-2b18-4be5-b37c-52bc6c905dd2', 1, 'paid', 2, 'en', 'MEDICAL', '0f27e557-dd06-8cbd-aad9-64369e1cf3a6', 'MEDICAL~1~1~20261122~20261222~~IA-400-200000~~0~~H~03~36~Y~~Y~~~.LPG-MEDICAL-B.1372449.eR_JYFKF0BTrjLdQ', 1372449, NULL, '2026-12-22', false, '\x013e16a1156828d113f185117e406b2c91f70fe8825eab9057f756a99f059425aed72acacd44fa9cbaf1493180c631e85c73a267598530654ff336f4f8e0b1292c31ac8a7052d6f52502172e493a7d776a8395e92c01b77b26e1f64b2154163a21f89611ade3798ac89c3516ee37e887346d4b235796dc4dfe229522cb30fdf4b87a71ced04e1ccacd323caee0c8447aed77021b64aec588f11b5e8b0915e85517b1283c370d82dae01f28905e2cf4853ca48f53a4fd77ad5edc0a8bc7833b4a54516abab170876cb7627ee97e13c35a7762c14daabe74215b2ae7532eacb66bea4d6652de2bcb4b50c2634d3e674656d774e972e27a0227076f5983fb5a91c4d50984e1178f9c483918124177724ef351d63aeeafbf4d8749ea14971742141d7886313f9d85c7efde72118e8347d7ea11e416734eaf4e20054e3bd3f0cb87ec4f541c9a687f1581f8b97b3566472a4e4dac19f5f895e942ece6a57960e596b01216bcda72441521bc71f4d36e701901e74b9db7333d979c8e0588c55ce2a37a339c58c644ec86f58316c4f5c6ac1a5194b620bb48ee52c81149ba56e5e603afadfd7e263cabaa8ef5b1207d0c999db18d5ce03d9e43cfcf2361f9ee36d7293300846907e85cbe99582f0296d15f484891918e4eb8c610e1a56bf4024d13b4e25856faecd3adc59aee448489c2c8d32626bfa802679b2760df93e2959abb3926b6430f795cecb334aa6c874e454a471961a97cac0b403712da77dd05447162cb073d02a43a555a2916d6fef53ea243bcd183f833c6b23655f770fec85093f94e90c0ef4210fe025f64d9fa1570870b8a80d2be098924146bbf45732ca35d7406169b4b0363256fbef57188deb90f3ba7a8ceacbf52e3b40088e45f64a05f6c9a4440a0718f73d31355b0eec8d3db5bf66b5e36a160ade8598df26ee0d11bfca9c88a36c25e08eb1bae9bd9b24f92fc959dc1accf2aeb', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('4aadd0e2-637b-4237-a5a0-54cb32394ba2', 1, 'paid', 2, 'en', 'GOLF', '3d3d804f-06f7-873d-aaab-e0c5401e21da', 'GOLF~1~1~20261122~20261222~~IA-400-200000~~0~~F~Y~.LPG-GOLF-B.194078.VUQphWhGtJSpYm9D', 194078, NULL, '2026-12-22', false, '\x013e16a11529808bdae05fac0901355c5c09dd9f1c622ddea8accd238fde570a845be0d5b949b41d0ce4b1bc72aea8a6e24a1e315c3426fff38b7a827b8ffb337567a86a364d797f642ae1884af97751be4bb1ad11ea40c6caf9314651b65b46f04427932b41499d04411d276273e6f4547d261362c0af2e7b1904bc19efbe78e1bd58dc01c47ca0421a40002ed5990793d6e86fcd12296ae6c54a98629c4cdb219a2b2202841756dc972eacefff563633dea1d82b392ca22fd1554d32eced4b7cbe94f48632f17a6f705d261db6a7dba88eb6afc27f246e12a68ffdf534ae79574d96fec26a36a85dc6369a9ab5c1608e8f97e75ae72379915a2094a68bd59a266f9c6e698e0e68b4ca755755a6a06f42bfb3982bd3e3e0edf8768ac31c5e8b7cf8d9c291d1d0455ec6785095710e221a91d5c6cba8bc91d57b3ab49d36f1a0187832b0db83ed103aaa674b3134a16e1635286f5d879f45005d6feddd771809d5add814090ecb8833227c5cd18f746ade57298210abfbf6071b6a05f75721d555a6b468c8826990a70232aa22d30f4c9f0dbea0ecde326f031ec52e6518a3fa4869d042af64d198c22285914aab834d4c9b59fbfcffd5a45beb2547cab2a543b2dac8ffddcdf2e29ff0d6788ac442a3b6e708b6812e8d7b99860c6ce4182be68b8d06bd7e2f029e53b45337291d571ceae208af9f57d4369e3d8b818516d8ef41a8d339134bbc19a409c006919379d6b7d7e13d0c29d6ed903717d00361814255ca17818ff2ecf8bab1cb83ca461c26adf2e186110e2f1de369f6eca6a023568607fd16b367bed2bba9c16becdf1b00a5674911dff9eb6f8e', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('b927e534-faee-42e6-9593-a8b9b97466f5', 1, 'paid', 2, 'en', 'FIRE', 'e78fdb09-a71a-86e1-ad30-9f293af5f630', 'FIRE~1~1~20261122~20261222~~IA-400-200000~~0~~12~3000000~.LPG-FIRE-B.99040.nP0h1TRWZM2A5znt', 99040, NULL, '2026-12-22', false, '\x013e16a115e28eceeac5707a91cb5fa60fee0f26f4ca2ccb71fe42a9a7e4e434d5e514039216f7f3f839045646fece0033f6b7e5ddd39219b66749c914a0896200fbf0866cd731b95e3c63e442a3bbdac2fe5c442ee4b081caa56fcf00b84a68f61dfc72b9dd4a7f5d7082c6fddef41daca85069bb343636003b0bea1262fd01f404b9d41f5fd67415ae2e49ac59e22f17ba9b0dcc445eeb48985cf7f7efde366231325bcbaf7ebcb7551290306ba228e5863a45a45fff2b49d1c3f7e673830f19b754556414ecd7d61719685ac90e4c310c8e583e6fd1809fc74cbe4de84cb4dcd216c92138e3c74d7396f1c92ba2047d50b633ec4f1e300db3650753534791dba43cb2dc580a3851f321e709428570e4ef9ef3a58607c6e72dbb4f28318f3fd60c0f9c806d52c5b5af72ab715aef4f33c369e4705405cdb9c2ca7cfa4ea6c4ff0f760ad7f10f2109e57a420c75ed1f0ba6cac69052545058bf6e47ee6d4623e5c7a5aa1451e8c5fb7e99719ad0f39220f51f811209ec01c60b6029fba2258adfe9e04f6e8145e80a2fdc57393308f87d3d372e4008c011adeeac039e291a70746c8386e1ce0c384c5bb33ac9e262dc6d60cb21a3d2c6094dfe64aaafcedd3a1e6feaadfee93caaae4eac6e019ff77850fd3a34f076225f8b853fa49d0f5807497c1ac590ae70accc71ffa7b4b13c0ebbd815d944c67f27e1e7d944afb570e15abe8825bf64f15fc6ccba42ee2b7cef3a5244118c55259b6a', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('22b780a3-ffe1-425c-84e9-ef3e923aab3b', 1, 'paid', 2, 'en', 'PET', '55691697-995d-89b3-a928-db34142b7df2', 'PET~1~1~20261122~20261222~~IA-400-200000~~0~~1~D~3~Y~.LPG-PET-B.190476.wm9fhruE8UqAjU66', 190476, NULL, '2026-12-22', false, '\x013e16a115069cfea6333b25cfcab68ff0c089bb354838a52a2f1c05a729ee7feeafdadf30a0999051d77b1e23f34adb922ec59259b2f1be62119923181e584afb151a781d4cef156c4692c28690fbb8a48cb94c0c423a96ae1b56a662c7fca487b7089c2490c055e21f2b5b766c16988722e92f741abfa6c4f508ef17c5c19a572b28f45b9577ddc81eef1fe6aca8aadd96cad584de594e933e45f4fb0ea4f0e5f9929004ee537408f99231cef61489c2d233a29eff9df457ad5ec4ca0250bab832044b83992c4d9f9411a79b4404a27eb0ecaf14c5b40c978eadfd7b1c515d14c597302a51777ac7144115fc4d37ee294a3fac79c00c4a273c82d479e1cfd9d9d67e0170c9bba5c23287710b8d86f0937fe019e6544f1c8dfdf0550faecdf208dbaa4187fc07156589a23af0d0807df3e34d175ef2036fc9bf52a082ab538c63529aab6ac8dc551a0941fef89a25d3fe6381f2a8a37595375792ae7a5efdf242c2ae6befbf13b43b0d25916320f0ed094083ce13bb5aa151a04dba50947d701f68a0dd2a9362284138164118b923a2b7fed0762ab2a5bf55b299c9f456e8af5fd425fa7000e80d914405b85cbc1a68979e6c89c5d153a3c97b66315e90c5de38a3de5c99ce1eadc33d33cad259ada199418490bb31e8d414445e8902ffdaa2ec7e65c413b9b10071f647abc5560a541a3e438ed437eda359d86c78b0e835313d3d58408cf370764a49e1', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('75bef222-c4ba-44ff-8cad-d7a07aba598e', 1, 'paid', 2, 'en', 'MOTOR', 'e134b7f0-80b1-8b43-a5bc-f6ba53545f4b', 'MOTOR~1~1~20261122~20261222~~IA-400-200000~MIBFIRST-10000-_MIBINSOLVENCY-20000-~0~~C~TOY~NOAH~2~2023~290000~60~2~Y~36-10_T-T~N~~N~N~.LPG-MOTOR-B.441114.I9ii0MDoZ8QJYput', 441114, NULL, '2026-12-22', false, '\x013e16a115a8be45ab5a5d0f7c98db53c6e17684e79577c9ecc0b8cef1ab45425180926632ed55cd63f5d6ccd663c927c3ff4aa7e56769832919dbeb1ff79433ca0d19fbcdfaca1a8438e78f1befa452838a0dcd165b02e2950d92bfb89fb5e2e3a2a34188804399d65603b5e16ea2fe652ce702481d11b08e590e9f31a32dd045cddc0c3bafc2d3d220b0936a34f3e609a34cd482c8c7c6cf206a7084039ff5e8ae18e233dc9d3cd23a88ca01f6154f9ae82d0c4e939a9372721dd1166e5fc16f86a8155c7f4d2a0827bf2653b4b3d36f0c5f9c7025e4318fcce257db829ad6f002eee5594e35ac8409317a274fd8eea771534fc005b92cc6d0ba44b83a94820fec942ca80026f8844161b2e331e07caee2749e18bdefeed01ab6f7af4eba92e18f602d9a8d9e2e4696cc6a9435d863f9c0fd4bbef3462e06531bf0cd22872b8a1689466087c465f432ea0941cbfdf4116f1b2dc0d8b8761f0ea7b1db681ee859da1552a533cc346babf0de0d30accf1b7503aa8e0a6ece3d34f9e54f6b1cfdf28df7cbb7f698949a7a2c081ae82b07933fd2960f0ac17cbb73e024a454c94cb0d4b62b53802d6ae7acd3256ab1e1440128faf6fe58968058296cff92e166fec619d4d7b810ef6816c644a46057001d90a2d9ad7af5a990351d81486837e254da112552ff1e79cb377b843a790b06f2d3603a976e6347740522e0babf60be9a381e357740451c66f14f886a16c2352872119e9995c2c5dba6e06c524ad5c9ffc791cf625b9996da335f0b7318650f85d47a069279fca30b5ad68eec4d0d5d486e87d549ddf585f0196961973904bfae050d374ecad2cab0c6955b7d1454bff440936b0eb3de8a2140d8e9588259cd8c0d2c220f6e9e7702dc899a95a85009735a1c13795dd25e14f7ea24aabd825b79c3a859aff22b087fe4a7dba8d1280f41f083ebbf502fdfcbaa8ae666e57739c4f2e4f3846e68dcc87d8df9ab697dbf7868c6790620e804cc5b3f6e32d70c3f17867a87e6b8b1a0abb8f711ca3a96912bd595d066f39fddfd10eb458587e9beedde6be9c44a8b8eef9c98f0f9c968df3f4ef349a3ed4c42d70dd7ff7df064302b79224c727d29feb1f3fc70bb3d10f9b42f93b15ffe08c96325406d531287e05b7d51d9c27c4f05544857c1', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('8f2c00ea-5536-4ad7-81e2-f34fdf34a456', 1, 'paid', 2, 'en', 'DH', '8032b2a4-7c19-8640-a80a-fa7cd85cb1c2', 'DH~1~1~20261122~20261222~~IA-400-200000_IA-400-200000~~0~~X~2~.LPG-DH-B.82833.rE9xDZnFWvDcaA5r', 82833, NULL, '2026-12-22', false, '\x013e16a1155e105cf1de41dfe2ae0e815b52ab544058352e02732cdeae83057a4f1748d3a7bcc3ae2fedd086a4b63f696979dd674500185a46c39eb98ba3de0efc259b2ca000c0c0ded98c27dc53eaec2e1a5a02b8fbd160c0632ad2096ff25e6504b37247a4f9a22a7c3dd4bc0d34d46f531a1839018b9f0a4230eb791ead453c89dd88ba3146abf505cdeb49613390e850236726cbb388ddd007ce5c58538b305c0298cd9459e6b2137891ea6ca047b84c4bda74cd312145c7135e06dd43833e2df89a9eef06a7e1c115a5e3ae2dde8a6e801d220be577161665bf2e9af4c15c02d9f2d65062b17359e2bf592837572c80c2e1284c540dcffbd2d9b5420214ad26a8852801df3c542481962e56a2409e4a07ef65d07eeece24758959cc48f76d83af99bc6eb094e75b5672f2f7ec55732348dabbdd5c8e27de0f56ab3f27746a53f318198c157575bba3adebe4b598b2da42cdd08b392b4edfa832273a334e35064695fc39595a3372e7851d906fa03a04ecf3e69fef67fd6fb66a28c7050137dff07714069a98a7d410be58a654e9e22848433d9fd0996b63c824404880997c53c7b3678ad42baae74e801996cb7bd3ad10071774735821adb8e7c3db6f40be6f5dfe7929ff1a49f968e857cf573476392b79e3cc133f6541f72646ed34e22d95d31c94fbca2af089206a1c78be960d66ed8134b14f44d4a70d3be92a1e9a3fe1d68d57b50fe75ce3b254b5bfa492294b1f2ad18559c1c9f1d5a1c47f923d4b1bab6b2fd9a242af5d66', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL);


--
-- Data for Name: audit_head; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_head (only_one, seq, row_hash, signature) VALUES
	(true, 141, '\x04f2c74d87034b2ecc22df475d0d7d0bfba77153559ee4f9b3d50f6faf8d8431', '\x3742f31e7f0a755e200603243b9176a35f574e45e75f11f69a479e93a4c56355');


--
-- Data for Name: audit_trail; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_trail (seq, id, at, actor_kind, actor_id, actor_roles, action, object_kind, object_id, object_name, before_facts, after_facts, address_hash, agent, request_id, previous_hash, row_hash) VALUES
	(1, 'f94a3514-1deb-4299-aa0c-4f4215fd441b', '2026-11-22 04:58:59.42414+00', 'user', '8f1273e8-c730-49bc-86fc-80f79b48384d', '{consultant}', 'account.signedIn', 'user', '8f1273e8-c730-49bc-86fc-80f79b48384d', 'E3FA85543', '{}', '{"method":"password","limitedTo":null}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '0d6da785-4fe5-49ce-a934-d5a9c8d5fa77', '\x0000000000000000000000000000000000000000000000000000000000000000', '\xc2b30d273116b2f2e565fa07db0b28a44ce2e2313cc3fd0173b6e603d5d4a217'),
	(2, '82e04da8-878c-48a5-9329-e7445722a298', '2026-11-22 04:58:59.577161+00', 'visitor', NULL, '{}', 'account.signInFailed', 'user', NULL, NULL, '{}', '{"method":"password"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '342c1e8d-5234-48f5-bb1b-983a6e59ce94', '\xc2b30d273116b2f2e565fa07db0b28a44ce2e2313cc3fd0173b6e603d5d4a217', '\x740b18a850dc375a858a293d93bb8de337f1e48f15916468a28f6d7ed4e429ff'),
	(3, '946202b7-0f93-4950-8cb5-f7e253a49127', '2026-11-22 04:58:59.624672+00', 'visitor', NULL, '{}', 'account.signInFailed', 'user', '26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'E50FB6E4E', '{}', '{"method":"password"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'a77595c2-2730-42f6-9a7a-4f29d318aa90', '\x740b18a850dc375a858a293d93bb8de337f1e48f15916468a28f6d7ed4e429ff', '\x2d3950be978bb09bf4a676c815d1aeba73208b6edae44d78d0631f429c148e7d'),
	(4, 'aad3fd8d-3663-4e55-b6fe-7353eee098b5', '2026-11-22 04:58:59.651638+00', 'visitor', NULL, '{}', 'account.signInFailed', 'user', '26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'E50FB6E4E', '{}', '{"method":"password"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '1196aedd-d0d4-4e45-89dd-d05090b81202', '\x2d3950be978bb09bf4a676c815d1aeba73208b6edae44d78d0631f429c148e7d', '\x52cf6be9b2e486c087eed35e1bc2c3a0ab4be74fc8a9a0fd6845a2cfa3230068'),
	(5, '4d1a4fff-e5a0-4a48-973e-a688bbe2e8cc', '2026-11-22 04:58:59.693198+00', 'visitor', NULL, '{}', 'account.signInFailed', 'user', '26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'E50FB6E4E', '{}', '{"method":"password"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'd58bdd2a-2da2-46f2-a657-c60321e6640b', '\x52cf6be9b2e486c087eed35e1bc2c3a0ab4be74fc8a9a0fd6845a2cfa3230068', '\x1fdaaeae68ea6be14fb463c6a25e71683ad1e95ea9b0b7ad321be685024826d6'),
	(6, '47bf0ea1-cf88-488b-946c-e91baefb0280', '2026-11-22 04:58:59.728638+00', 'visitor', NULL, '{}', 'account.signInFailed', 'user', '26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'E50FB6E4E', '{}', '{"method":"password"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'db4f1e07-cd02-4698-b753-c99f686b5642', '\x1fdaaeae68ea6be14fb463c6a25e71683ad1e95ea9b0b7ad321be685024826d6', '\xf893216571b32b93163fc20ca4968ccb7cba6ee6960081e791e4c1393c41fead'),
	(7, 'a1358f1b-9490-4c3b-8d6a-b3ae5e48e421', '2026-11-22 04:58:59.752687+00', 'visitor', NULL, '{}', 'account.locked', 'user', '26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'E50FB6E4E', '{}', '{"method":"password"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '04a2b025-6a4f-47d9-a56f-88a04a8fe3bf', '\xf893216571b32b93163fc20ca4968ccb7cba6ee6960081e791e4c1393c41fead', '\xee0e3a04baf5376ffc1b92717e25dce9e0fb4d1d0fc2aba0d049d399d35b5762'),
	(8, '98c303d0-b3d7-490e-bceb-e1b3941e637e', '2026-11-22 04:58:59.922174+00', 'user', '6dc4e4fd-cd18-4a6e-921b-a324b4b937d9', '{consultant}', 'account.signedOut', 'user', '6dc4e4fd-cd18-4a6e-921b-a324b4b937d9', NULL, '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3442a1cb-82ee-4611-a303-717625822f9f', '\xee0e3a04baf5376ffc1b92717e25dce9e0fb4d1d0fc2aba0d049d399d35b5762', '\xe31ab9f2e98cd21fb53270914088f9e6de0c17ae2e169a9b4d58b43e02d2ee08'),
	(9, 'dcd7b6c2-8192-460e-b778-648d197689f3', '2026-11-22 04:58:59.94971+00', 'user', 'ff21fc10-bd28-4705-9f1d-a8552599e75a', '{consultant}', 'account.sessionEnded', 'session', '8131227d-68df-419b-983a-2d186b25b26e', NULL, '{}', '{"sessions":1}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '1ca3098d-b39e-405a-a40e-7b37a876ee6c', '\xe31ab9f2e98cd21fb53270914088f9e6de0c17ae2e169a9b4d58b43e02d2ee08', '\x69e6bcc1ed6d4172b92f972706d50c57b38097ec7fd3b120cf17853060d217aa'),
	(10, '876a6492-588c-4867-9205-63fa21e3b92c', '2026-11-22 04:59:00.060779+00', 'user', 'd7222d82-a834-42c1-8409-5ff3637b983d', '{consultant}', 'account.passwordChanged', 'user', 'd7222d82-a834-42c1-8409-5ff3637b983d', 'EBDF842C8', '{}', '{"sessions":1}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '83c404d7-1b71-4b88-9853-05633b9f7bd2', '\x69e6bcc1ed6d4172b92f972706d50c57b38097ec7fd3b120cf17853060d217aa', '\x8c32c1d52607051fedc9577374b9293de25b00b3e5aa24e848c3054e671beb1c'),
	(11, 'b2479b04-f04d-475f-902d-51420ac2bef2', '2026-11-22 04:59:00.383309+00', 'user', 'c531954a-9b8b-4645-af2a-976773c89a27', '{consultant}', 'account.passwordSet', 'user', 'c531954a-9b8b-4645-af2a-976773c89a27', 'E884BA17D', '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '7970dd0a-b206-4419-adea-5b911023b4b5', '\x8c32c1d52607051fedc9577374b9293de25b00b3e5aa24e848c3054e671beb1c', '\x033e95871c92fa89675aa36669b82dd5c307431ab93f3cf1e484925ca0b132b0'),
	(12, '1eb941a9-1843-43c4-bbd2-f2c236f8ddd1', '2026-11-22 04:59:00.401431+00', 'visitor', NULL, '{}', 'account.temporaryPasswordSent', 'user', 'bd6a3e19-231a-43d3-841b-9b84ca84f369', 'E294A8F76', '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'becfed5a-b95d-49dc-8301-0bd36ebf9d3c', '\x033e95871c92fa89675aa36669b82dd5c307431ab93f3cf1e484925ca0b132b0', '\x7ac18c9df1bf0cf673a945ed349689fc582fdbc995ba0ac124712ad8d09639bb'),
	(13, '232a4794-4868-4d36-a821-bf67732845bc', '2026-11-22 04:59:01.085415+00', 'user', 'ef203dce-f0d4-4b16-9b49-99372aa89724', '{consultant}', 'account.factorAdded', 'user', 'ef203dce-f0d4-4b16-9b49-99372aa89724', NULL, '{}', '{"factor":"totp"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '8fadfd6f-bf63-4072-a9f7-5de18cbe296b', '\x7ac18c9df1bf0cf673a945ed349689fc582fdbc995ba0ac124712ad8d09639bb', '\x4db7f13b551a3da3e5608d7bf36b160809104f2ae1fccbe2daf76029cf406fd1'),
	(14, '0ad821be-391b-4a61-9dcc-99d1903a5131', '2026-11-22 04:59:01.152314+00', 'user', 'f499ce8c-7bc6-4467-a55f-0a432c85a23b', '{consultant}', 'account.factorAdded', 'user', 'f499ce8c-7bc6-4467-a55f-0a432c85a23b', NULL, '{}', '{"factor":"totp"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3b78a201-9259-456d-af09-a84956bdc15a', '\x4db7f13b551a3da3e5608d7bf36b160809104f2ae1fccbe2daf76029cf406fd1', '\x5a633189b916aa18c95e4b364dfe81e40c75d643f0df123b92966ab360635dd7'),
	(15, '403faa56-96bc-4ce1-83f5-50a57b98464c', '2026-11-22 04:59:01.182604+00', 'user', 'f499ce8c-7bc6-4467-a55f-0a432c85a23b', '{consultant}', 'account.factorRemoved', 'user', 'f499ce8c-7bc6-4467-a55f-0a432c85a23b', NULL, '{"factor":"totp"}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '69b6d658-f4fa-4680-a75e-f7fd3b33d6cf', '\x5a633189b916aa18c95e4b364dfe81e40c75d643f0df123b92966ab360635dd7', '\xa0f30b4b290b6f8afa80335f2d0458e68b5f3ac90466b9f1a746928f2cffefa0'),
	(16, '82dede37-ccf9-4640-82e7-dfba2a1e6709', '2026-11-22 04:59:01.246394+00', 'user', '878e1ada-76e9-49ed-bd22-6836a118d980', '{consultant}', 'account.factorAdded', 'user', '878e1ada-76e9-49ed-bd22-6836a118d980', NULL, '{}', '{"factor":"totp"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'e2daf514-ef65-4cc4-9fda-ef92ca290966', '\xa0f30b4b290b6f8afa80335f2d0458e68b5f3ac90466b9f1a746928f2cffefa0', '\x7eb769582de8163457da544c8488dbc8c301985ddfa9dd92ad9a93867dc773a6'),
	(17, 'b821ac90-541d-447c-b37f-5dfd3f8e0eae', '2026-11-22 04:59:01.301222+00', 'user', '878e1ada-76e9-49ed-bd22-6836a118d980', '{consultant}', 'account.recoveryCodesRenewed', 'user', '878e1ada-76e9-49ed-bd22-6836a118d980', NULL, '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '26b3fec2-29ad-4a65-96a1-bf9a8b415d15', '\x7eb769582de8163457da544c8488dbc8c301985ddfa9dd92ad9a93867dc773a6', '\x079a00928ec52304da340d8ab9b6bd349062e24a0540d69302e4b4774773174a'),
	(18, '7dfc8934-b0cd-442f-8c7d-900bebdc7db2', '2026-11-22 04:59:01.323015+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'user.invited', 'user', 'a9063b41-0ace-47ab-876d-960490ec120f', 'QX-77', '{}', '{"name":"C*** Q***","nameZh":"金***","email":"c***@e***","employeeId":"QX-77","licence":null,"unit":null,"roles":["BK"],"trCodes":["TR1"],"state":"invited","language":"en"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '5e6c571d-c3d2-4d22-b10c-550747df71aa', '\x079a00928ec52304da340d8ab9b6bd349062e24a0540d69302e4b4774773174a', '\x0a6719676a5f7d5f75d49ce759540276e3946ec2914b6559dc40cdc0b4a95483'),
	(19, 'acd386f0-fc4a-4f92-b154-bee2f33f51b1', '2026-11-22 04:59:01.356848+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'user.changed', 'user', '334dc937-78fa-4e7b-9aa1-3732c2b73e6e', 'E2039A439', '{"name":"U*** 2***","roles":["consultant"],"trCodes":[]}', '{"name":"C*** Q***","roles":["finance"],"trCodes":["TR7"]}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'd20eb833-8c06-4605-8ffe-a8be8e0b06f1', '\x0a6719676a5f7d5f75d49ce759540276e3946ec2914b6559dc40cdc0b4a95483', '\x3a86a38d392817d9940be173ab4bfb04790d791c416f5c616f06630f4b312b4b'),
	(20, 'e3e87204-31ba-49d6-8033-80f24ff3e6fb', '2026-11-22 04:59:01.381432+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'user.suspended', 'user', 'b0cf6710-d0dd-4302-80a8-0828e0122bc3', 'EAF42B0CF', '{"state":"active"}', '{"state":"suspended"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '02eccf3b-3dfd-4bad-b85d-aaa8b0151e4d', '\x3a86a38d392817d9940be173ab4bfb04790d791c416f5c616f06630f4b312b4b', '\x118be0978dd7af38709e43184739632fac8ba210207f41b175787bee08e9a1a4'),
	(21, 'c6c99605-543f-48f5-9273-13c994c60fc7', '2026-11-22 04:59:01.395781+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'user.suspended', 'user', '0ce2110e-3cdd-422c-9199-9f2c210bf153', 'E3A778972', '{"state":"active"}', '{"state":"suspended"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'cb531a25-72c6-484c-ba71-d8d325d2ec23', '\x118be0978dd7af38709e43184739632fac8ba210207f41b175787bee08e9a1a4', '\xcd3675cd9e748ef336a652588115d81aabea1622ea1300be5e795b0d2505dbbe'),
	(22, 'cc44bbae-befb-43b0-bf52-a4c05bba9fef', '2026-11-22 04:59:01.40766+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'user.readmitted', 'user', '0ce2110e-3cdd-422c-9199-9f2c210bf153', 'E3A778972', '{"state":"suspended"}', '{"state":"active"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '8eeb3385-d27d-442d-a6a2-f26ffd21a1f5', '\xcd3675cd9e748ef336a652588115d81aabea1622ea1300be5e795b0d2505dbbe', '\xd517b5c168220595adb7d73871a2f1a55f418881483860a2953a837e6f29ba7b'),
	(23, '6d788ace-0cb5-4c43-bd42-111a50b54845', '2026-11-22 04:59:01.423942+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'user.reset', 'user', '6eb2f7cc-d648-4a55-a5ee-dfc8e6f9b82d', 'E21FA8254', '{}', '{"sessions":0,"factorsCleared":true}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '00255475-ee7a-42ce-942d-be61dad5ef71', '\xd517b5c168220595adb7d73871a2f1a55f418881483860a2953a837e6f29ba7b', '\x3db9bf0022f292c2f71bee451fd948ec39c99f5fee7a6074842688a9fedf9fbb'),
	(24, '9ee640dd-0dee-40e2-99b2-0bd1ae4bc154', '2026-11-22 04:59:01.468619+00', 'system', NULL, '{}', 'user.administratorMade', 'user', '658f9f66-13a1-4bc4-91b1-254ca959eeef', 'ADM-1', '{}', '{"name":"C*** Q***","nameZh":"","email":"x***@e***","employeeId":"ADM-1","licence":null,"unit":null,"roles":["administrator"],"trCodes":[],"state":"active","language":"en"}', NULL, NULL, NULL, '\x3db9bf0022f292c2f71bee451fd948ec39c99f5fee7a6074842688a9fedf9fbb', '\x285e7de5a33b29e948a77ea776e7e6854fb1011f485b3f1a610b6f61a6d0c27b'),
	(25, 'f7431ac4-a5b7-4485-acb4-939fc9ababc1', '2026-11-22 04:59:01.476732+00', 'user', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', '{administrator}', 'setting.changed', 'setting', 'OFFER_VALID_DAYS', 'OFFER_VALID_DAYS', '{"value":"30"}', '{"value":"31"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '4b614a68-dd73-44be-b452-a36916b38a90', '\x285e7de5a33b29e948a77ea776e7e6854fb1011f485b3f1a610b6f61a6d0c27b', '\xa14ef57aececf3dc274053082dce91ebef058fc17255c5932b3c253e9ecd58b0'),
	(26, '147e9c0e-0687-419a-bb04-184fdb0f890d', '2026-11-22 04:59:01.530467+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'file.uploaded', 'file', 'cd240ccd-220e-488e-a281-a3546d7393f2', 'an-upload.png', '{}', '{"state":"draft","box":"news","title":"an-upload","titleZh":"an-upload","fileName":"an-upload.png","shownOn":"2026-11-22","shownUntil":null,"productName":null,"productNameZh":null,"line":null,"insurer":null}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3847b233-63fa-4188-849a-ba2b87f9b32d', '\xa14ef57aececf3dc274053082dce91ebef058fc17255c5932b3c253e9ecd58b0', '\xb3352d061e9faf60290b1723a2a00df9ae4d53a1e6c312b8c38ec22cb4ff4ce6'),
	(27, '56042403-b631-4daa-a130-2d88b342d2cc', '2026-11-22 04:59:01.541545+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'file.changed', 'file', 'cdc3e048-97d8-4bda-ac5f-91acbb1af1a7', 'a-file.png', '{"title":"A file","titleZh":"檔案","shownOn":"2026-11-22"}', '{"title":"For ***@***","titleZh":"甲","shownOn":"2026-12-01"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'eacd03f4-10e7-4d94-a220-4c1442022fae', '\xb3352d061e9faf60290b1723a2a00df9ae4d53a1e6c312b8c38ec22cb4ff4ce6', '\x2bc5ac61764127c02e5984118ec0728daa82052f7951a1ac44c8673386da809a'),
	(28, 'db8a7b0a-5f0d-4c05-aa0a-97ef03e15227', '2026-11-22 04:59:01.557057+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'file.published', 'file', '609f9d44-30bc-47f5-919a-d3a45b7cd5bd', 'a-file.png', '{"state":"draft"}', '{"state":"published"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '0b4f46f1-c32c-4980-b10a-19d815d6610a', '\x2bc5ac61764127c02e5984118ec0728daa82052f7951a1ac44c8673386da809a', '\x47f07c7586b58cb8ca07283e071b04b46c6929b676d2f2324d38ba8aba8597dd'),
	(29, 'c0b6ae5e-f16a-419c-b239-f787a05ee7cb', '2026-11-22 04:59:01.563552+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'file.withdrawn', 'file', '7237e4f7-1ce3-4a75-8b2e-650b3699c2c1', 'a-file.png', '{"state":"published"}', '{"state":"withdrawn"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'd8840c65-a306-4d97-b705-40667aea67d8', '\x47f07c7586b58cb8ca07283e071b04b46c6929b676d2f2324d38ba8aba8597dd', '\xcfdcd1eb4dda9d52a38d9ba724e27dfc65448c2d9116a75956dea96ed6f41022'),
	(30, '086f30c5-bf40-411b-a7b6-c853339f344a', '2026-11-22 04:59:01.568887+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'file.deleted', 'file', 'b02bec06-94cf-4112-9217-c1d2ea066ccc', 'a-file.png', '{"state":"draft","box":"news","title":"A file","titleZh":"檔案","fileName":"a-file.png","shownOn":"2026-11-22","shownUntil":null,"productName":null,"productNameZh":null,"line":null,"insurer":null}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '667e24b6-7e2a-4c0a-8071-5b5221edec3a', '\xcfdcd1eb4dda9d52a38d9ba724e27dfc65448c2d9116a75956dea96ed6f41022', '\x215ac8a01eebba1964c0a961853a0b106f162980a886094f932cb96025e16479'),
	(31, '348038ac-56ee-47c4-bc74-64700323d30f', '2026-11-22 04:59:01.578522+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.added', 'faq', 'fadec4be-e8b6-4ab6-a7ec-b68e3e9ff50c', 'Whom do I call? ***@*** or ***', '{}', '{"state":"draft","question":"Whom do I call? ***@*** or ***","questionZh":"可致電何人？","answer":"*** is an identity card.","answerZh":"此為身份證。","seq":1,"line":"GOLF"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'c3184b21-84b5-45a9-87a7-e0fbb1880180', '\x215ac8a01eebba1964c0a961853a0b106f162980a886094f932cb96025e16479', '\x4cece1b64ad5fe0f7ccbabf306419ac0c88b27a742a60ba4c3595fd5be4a51a3'),
	(32, 'fb1a1d7a-11d5-43d5-b571-12c02c7f4aa8', '2026-11-22 04:59:01.585296+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.added', 'faq', '08406de5-b10e-4be8-a72a-be1131e1934a', 'Whom do I call? ***@*** or ***', '{}', '{"state":"draft","question":"Whom do I call? ***@*** or ***","questionZh":"可致電何人？","answer":"*** is an identity card.","answerZh":"此為身份證。","seq":1,"line":"GOLF"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '241e4fc9-0a17-490c-827d-9d128f0382b4', '\x4cece1b64ad5fe0f7ccbabf306419ac0c88b27a742a60ba4c3595fd5be4a51a3', '\x0cf295ffe86adcb0bc8495780e64192f68aa1e0c997409740d44b1c4b187d2f3'),
	(33, '756efd7c-29ca-4810-871f-dc000f213195', '2026-11-22 04:59:01.591965+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.changed', 'faq', '08406de5-b10e-4be8-a72a-be1131e1934a', 'Whom do I call? ***@*** or ***', '{"answer":"*** is an identity card."}', '{"answer":"Nobody."}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b9e955d5-5f2c-43c4-85b2-047dc7d055d0', '\x0cf295ffe86adcb0bc8495780e64192f68aa1e0c997409740d44b1c4b187d2f3', '\x9ee831e99f28a0d0db038399ed1bd7d5683561dce6c65edd45ee77231f49b3b2'),
	(34, '573c6844-d8d8-48f4-b5ac-02157b40cc51', '2026-11-22 04:59:01.597922+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.added', 'faq', 'a7cef901-77d6-494a-8835-7f08473940cd', 'Whom do I call? ***@*** or ***', '{}', '{"state":"draft","question":"Whom do I call? ***@*** or ***","questionZh":"可致電何人？","answer":"*** is an identity card.","answerZh":"此為身份證。","seq":1,"line":"GOLF"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'cc257eff-1ed1-4055-b524-4688de6086a8', '\x9ee831e99f28a0d0db038399ed1bd7d5683561dce6c65edd45ee77231f49b3b2', '\x0764fea2fc1bbb7d1a33037ffcea82eccfe42113937cd057ba97edefd0d37a15'),
	(35, '39b3c914-5f32-4953-87e1-065f79ca931e', '2026-11-22 04:59:01.602755+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.published', 'faq', 'a7cef901-77d6-494a-8835-7f08473940cd', 'Whom do I call? ***@*** or ***', '{"state":"draft"}', '{"state":"published"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '0f026c27-47cb-46f7-ad08-c2244be250ff', '\x0764fea2fc1bbb7d1a33037ffcea82eccfe42113937cd057ba97edefd0d37a15', '\x130c631cb10036c8d576b9cb931fea5572122f957fe6a2b8b7d6d4fb0a279a65'),
	(36, '4243a75c-6602-4479-93b4-ca20f20a1482', '2026-11-22 04:59:01.605885+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.added', 'faq', '7862f632-5d20-4ff9-ad4b-dfbd09915d5b', 'Whom do I call? ***@*** or ***', '{}', '{"state":"draft","question":"Whom do I call? ***@*** or ***","questionZh":"可致電何人？","answer":"*** is an identity card.","answerZh":"此為身份證。","seq":1,"line":"GOLF"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '2cc6f645-163f-48f0-b8ec-712b2b7d0d39', '\x130c631cb10036c8d576b9cb931fea5572122f957fe6a2b8b7d6d4fb0a279a65', '\xcceff15e3b53140279f85b63103303189f19204319f4f962cdd99a7c84e8ed0b'),
	(37, '7030b6f9-4912-4fe7-9360-6b4cbcf33cb5', '2026-11-22 04:59:01.609854+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.published', 'faq', '7862f632-5d20-4ff9-ad4b-dfbd09915d5b', 'Whom do I call? ***@*** or ***', '{"state":"draft"}', '{"state":"published"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3de6eacb-3bc6-4555-abf9-6d811822a6a6', '\xcceff15e3b53140279f85b63103303189f19204319f4f962cdd99a7c84e8ed0b', '\xfcbc3e49845be63633b3edbbd25cbd03618de697aae10e2c9f8881b46344a15a'),
	(38, 'ea0df4d7-63c5-496d-8aa2-e85722f86843', '2026-11-22 04:59:01.613449+00', 'user', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '{editor}', 'faq.withdrawn', 'faq', '7862f632-5d20-4ff9-ad4b-dfbd09915d5b', 'Whom do I call? ***@*** or ***', '{"state":"published"}', '{"state":"withdrawn"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'c3ef20b9-82cd-4d8f-9417-4ecef1c99e7b', '\xfcbc3e49845be63633b3edbbd25cbd03618de697aae10e2c9f8881b46344a15a', '\x0029794d59f4917866580cc0723205fb2791c0db18eb9269fc73c7bc3d7633dd'),
	(39, '25cbc4bd-ee03-4d55-b679-75c5b6dcd3c6', '2026-11-22 04:59:01.628863+00', 'visitor', NULL, '{}', 'request.made', 'request', 'b3027617-0750-423e-88bd-31b5d827538f', 'RQ2611000001', '{}', '{"line":"TRAVEL","insurer":null,"template":"OTHERS_P"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'f9d539f3-9c47-4c55-952d-a9605343b1f0', '\x0029794d59f4917866580cc0723205fb2791c0db18eb9269fc73c7bc3d7633dd', '\xd5448e8682a2f543c329adf30a7c0c58b7bf683f23ab096860364cc5a6ed8487'),
	(40, 'af923409-0705-4193-b8c7-3b69b5296403', '2026-11-22 04:59:01.646261+00', 'system', NULL, '{}', 'enquiry.made', 'enquiry', '704b4a09-89cc-48fb-b1e3-3fdf5ae23c56', 'EN2611000001', '{}', '{}', NULL, NULL, NULL, '\xd5448e8682a2f543c329adf30a7c0c58b7bf683f23ab096860364cc5a6ed8487', '\x8caf27843186ec5521e38ce1377be6bc6c6fb5753331f7dd4252328f4cde5bc5'),
	(41, '8f34138f-01f9-4702-9655-29b122ecdb1b', '2026-11-22 04:59:01.655774+00', 'system', NULL, '{}', 'enquiry.made', 'enquiry', '1370e6d9-b117-4d59-b9b3-334184a56a4c', 'EN2611000002', '{}', '{}', NULL, NULL, NULL, '\x8caf27843186ec5521e38ce1377be6bc6c6fb5753331f7dd4252328f4cde5bc5', '\xe37f397d446d486f3a8ab4b2fb18e297c7c0888f43f3550dd43c5da283520325'),
	(42, '1e78bda3-315a-4568-8b9a-b7861d5dd5cb', '2026-11-22 04:59:01.670089+00', 'user', '52b816d4-7f84-4f49-86aa-fea88d867886', '{officer}', 'enquiry.answered', 'enquiry', '1370e6d9-b117-4d59-b9b3-334184a56a4c', 'EN2611000002', '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'e0afe336-3669-4fd5-9b27-40d80d6812a8', '\xe37f397d446d486f3a8ab4b2fb18e297c7c0888f43f3550dd43c5da283520325', '\x0636f10e087ebef8d490328952d85da2fe4f7cd5f62f8f594bb7d75c9a2c2115'),
	(43, 'a9f259a4-d107-454d-b2c7-d7c3741454bc', '2026-11-22 04:59:01.680272+00', 'system', NULL, '{}', 'enquiry.made', 'enquiry', 'e2fefbee-c6e5-4a66-8b74-1ee5dbdf26c4', 'EN2611000003', '{}', '{}', NULL, NULL, NULL, '\x0636f10e087ebef8d490328952d85da2fe4f7cd5f62f8f594bb7d75c9a2c2115', '\x5e6acd4e89508ab9476bf9eccaf950c641a65d3b07a06983c7f9657a439cd2d8'),
	(44, 'a53ff04e-b6fe-40f9-8c9b-b46ee6766e62', '2026-11-22 04:59:01.688843+00', 'user', '52b816d4-7f84-4f49-86aa-fea88d867886', '{officer}', 'enquiry.answered', 'enquiry', 'e2fefbee-c6e5-4a66-8b74-1ee5dbdf26c4', 'EN2611000003', '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'd6bd1943-c430-4241-bc1f-5080849a1eb7', '\x5e6acd4e89508ab9476bf9eccaf950c641a65d3b07a06983c7f9657a439cd2d8', '\xed29a8ec392331ef2fd1c49b699bc4b5c9324892b7acf90ca8003348c5ae9df9'),
	(45, 'f4fa73dc-c94d-441b-82fd-d27acbaa905a', '2026-11-22 04:59:01.692478+00', 'user', '52b816d4-7f84-4f49-86aa-fea88d867886', '{officer}', 'enquiry.reopened', 'enquiry', 'e2fefbee-c6e5-4a66-8b74-1ee5dbdf26c4', 'EN2611000003', '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'aa313bb1-247c-4c7b-809a-1ddd8413a202', '\xed29a8ec392331ef2fd1c49b699bc4b5c9324892b7acf90ca8003348c5ae9df9', '\x9666a9110f19426fe1f2bbc65b138275265df843b48d66b748432b610909bc34'),
	(46, '9f43ba40-d7b2-4cc1-b9f6-c7bc01fc4d8b', '2026-11-22 04:59:01.71628+00', 'visitor', NULL, '{}', 'link.sent', 'quote', NULL, 'SFY-TRAVEL-B', '{}', '{"email":"c***@e***","line":"TRAVEL","insurer":"SFY","plan":"SFY-TRAVEL-B","expiresOn":"2026-12-01"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '03413123-d925-4da5-bf72-784f5d343002', '\x9666a9110f19426fe1f2bbc65b138275265df843b48d66b748432b610909bc34', '\x26f7df43a709c4957d674573da0d4596a2979b98ba1d7de757a1def4749b44ce'),
	(47, '7ad7be35-45d7-4956-9067-04ef4fd55ad2', '2026-11-22 04:59:01.794826+00', 'client', NULL, '{}', 'application.submitted', 'application', 'ee081a3b-90f0-465b-9ec3-ca4dba3e34a9', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '49ea7d35-ce2b-4f5a-9c1c-6ec4f2353ed9', '\x26f7df43a709c4957d674573da0d4596a2979b98ba1d7de757a1def4749b44ce', '\x26c549569841eac47a20feeab1147e5f2d583f53137d8f73c8be1e70df5e32a3'),
	(48, 'c79082a9-2257-409d-9284-d9dd40a904af', '2026-11-22 04:59:01.837652+00', 'client', NULL, '{}', 'application.handedOver', 'application', '55b0ba61-33c5-4f4b-a643-6dea80e8a0b5', 'LPG-TRAVEL-B', '{}', '{"email":"c***@e***","state":"draft","line":"TRAVEL","plan":"LPG-TRAVEL-B"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b145fb01-f765-49cd-881b-f56a244980fb', '\x26c549569841eac47a20feeab1147e5f2d583f53137d8f73c8be1e70df5e32a3', '\xdd4b87b96ff4e1c2fa0eb9f3f677dbd80af30cb7eccf34d59dc4815c9375a0a2'),
	(49, '84b303c7-d138-40ed-a10a-0fc93b275e4f', '2026-11-22 04:59:01.885394+00', 'client', NULL, '{}', 'application.submitted', 'application', '5140196c-35b7-4fa3-85da-f38e0dd57ae4', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'c6ec2239-5c4e-47ea-a108-8e56de189784', '\xdd4b87b96ff4e1c2fa0eb9f3f677dbd80af30cb7eccf34d59dc4815c9375a0a2', '\xd7664d1820f2917ad2901c34bcd6b5c6e7fdc6f7f365bda62fd2737068b09b3d'),
	(50, 'bc1e307e-5550-4058-823d-b8d70ea38ef9', '2026-11-22 04:59:01.90626+00', 'client', NULL, '{}', 'payment.opened', 'payment', '026be1a9-986c-4544-8afb-00d291aa6223', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b6d91e7c-0b41-465e-be84-19dc76cc3104', '\xd7664d1820f2917ad2901c34bcd6b5c6e7fdc6f7f365bda62fd2737068b09b3d', '\x784fa9c8457ab5cdbb138ce8f40fcecffe6f4833c9c41cb0a8fda61fcbbd7a68'),
	(51, '0986052e-76db-40b4-8ad3-c293797d7c26', '2026-11-22 04:59:01.956263+00', 'client', NULL, '{}', 'application.submitted', 'application', '199824d1-e692-4aa0-979f-c818b87e3143', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'a61999ae-8f04-4b2b-b332-60dcdc18247b', '\x784fa9c8457ab5cdbb138ce8f40fcecffe6f4833c9c41cb0a8fda61fcbbd7a68', '\xa8e0900f43acfbaf7a9caaf4194c67ec53426157e7f7f65cba34b2dbe0832999'),
	(52, 'da746929-090b-4ac9-98f6-f794624ab2e6', '2026-11-22 04:59:01.970986+00', 'client', NULL, '{}', 'payment.opened', 'payment', 'c85f9734-90b4-4529-8ee7-dcb20fd42aff', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'a0142001-b591-4131-a983-9ef752a85643', '\xa8e0900f43acfbaf7a9caaf4194c67ec53426157e7f7f65cba34b2dbe0832999', '\x31a50d20fb76960d1ff0e972813ccebdf574390097615ae390e78ad0004af96c'),
	(53, '8c5eae29-8075-43bc-a354-92c67e2a81ac', '2026-11-22 04:59:01.994033+00', 'gateway', NULL, '{}', 'payment.pending', 'payment', 'c85f9734-90b4-4529-8ee7-dcb20fd42aff', NULL, '{"state":"created"}', '{"state":"pending"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '0caa2349-ec51-46bd-90e2-79f41b2da41a', '\x31a50d20fb76960d1ff0e972813ccebdf574390097615ae390e78ad0004af96c', '\x0e98e620ad911c718933a2c8b4f25806bfa32182737f4de993f95840bf192817'),
	(54, 'c0ddc00c-1fad-4fa5-8f56-1450dec4697a', '2026-11-22 04:59:02.029594+00', 'client', NULL, '{}', 'application.submitted', 'application', 'c7f7082a-b9c0-4ef0-871a-edd4fb3367ad', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ca40d068-94f9-4e62-9d87-a78efccc9c83', '\x0e98e620ad911c718933a2c8b4f25806bfa32182737f4de993f95840bf192817', '\xfca0d383ef30d5002553b617d519855df43df575493a85a6ab743827cadfe67d'),
	(55, 'f0f52133-f867-48b0-b4c2-90650fb18d07', '2026-11-22 04:59:02.047578+00', 'client', NULL, '{}', 'payment.opened', 'payment', '2e381c84-01f0-4d56-b09c-0ceaf9c661a9', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '9293f3c3-4899-4775-afaf-b11b33d917c8', '\xfca0d383ef30d5002553b617d519855df43df575493a85a6ab743827cadfe67d', '\xeef526afff8efd222a374e1ad08b4929a64261074306966989c27e108fd26202'),
	(56, '66fec50a-f313-4792-bb01-58a87e53aac7', '2026-11-22 04:59:02.097247+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '2e381c84-01f0-4d56-b09c-0ceaf9c661a9', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'abfbf4a6-d81a-4bfa-becd-d08cdbffcd53', '\xeef526afff8efd222a374e1ad08b4929a64261074306966989c27e108fd26202', '\x7c84ffcd42647547bffe5eec2be759c6b61c1015a6fbc35bef97f2d87adaf38f'),
	(57, 'bfd712b5-8f5c-4675-8f8f-2a148e68d416', '2026-11-22 04:59:02.106451+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', 'e2b48816-07b7-4f37-8465-54f7015a7fe3', 'LPG-TRV-26-0000002', '{}', '{"line":"TRAVEL","insurer":"LPG","plan":"LPG-TRAVEL-B","amountCents":15216,"policyNumber":"LPG-TRV-26-0000002","startsOn":"2026-12-01","endsOn":"2026-12-07"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'abfbf4a6-d81a-4bfa-becd-d08cdbffcd53', '\x7c84ffcd42647547bffe5eec2be759c6b61c1015a6fbc35bef97f2d87adaf38f', '\xbf150b8087e2534af68ae59ccde044eac15f9c03a79394218046288c02759ed8'),
	(58, '8ea6ae13-b298-4457-911e-cf4ea7af2049', '2026-11-22 04:59:02.173214+00', 'client', NULL, '{}', 'application.submitted', 'application', 'a69a69ee-a338-4d22-887c-63c8dd4c2c61', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b754a6f1-85b9-4df9-8d11-f17c6438f7de', '\xbf150b8087e2534af68ae59ccde044eac15f9c03a79394218046288c02759ed8', '\xa9663469aff7c66e2a5a3d40d5c4cc78cee2983397b068b0e39084ee662bfd5a'),
	(59, 'f17c777f-7ff9-4c54-8d4c-fe7301b764b0', '2026-11-22 04:59:02.187831+00', 'client', NULL, '{}', 'payment.opened', 'payment', '56186274-369f-484a-a19f-0dff29fa8f81', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'c4abe5b0-b71d-4252-92bf-df209e496b58', '\xa9663469aff7c66e2a5a3d40d5c4cc78cee2983397b068b0e39084ee662bfd5a', '\x9e6e76bc5b6cf3afb854cd2180b3a446eaed19c1035ff522401f4a0905844686'),
	(60, '7d44fd5a-7380-407b-9377-b50a8414dfb0', '2026-11-22 04:59:02.199335+00', 'gateway', NULL, '{}', 'payment.failed', 'payment', '56186274-369f-484a-a19f-0dff29fa8f81', NULL, '{"state":"created"}', '{"state":"failed","failure":"declined"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '9fe19ec7-c54f-464d-98b5-32a42efa01c2', '\x9e6e76bc5b6cf3afb854cd2180b3a446eaed19c1035ff522401f4a0905844686', '\x69b01b37f1753952e492eea003b9e525a54904244208d606106780186f7ca856'),
	(61, '5ef94352-5dd4-44e4-877f-781183095113', '2026-11-22 04:59:02.214627+00', 'client', NULL, '{}', 'application.submitted', 'application', 'afe13860-845b-442a-b5cc-254eb8a07cf2', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '02b17216-efda-48de-a944-7f144d228abb', '\x69b01b37f1753952e492eea003b9e525a54904244208d606106780186f7ca856', '\x84b9b24827419aa643ddfb1f3b4c9a890c28b885dfeb7c42587f606560157095'),
	(62, '9f9f070e-a920-4509-a046-94fe582eead2', '2026-11-22 04:59:02.222095+00', 'client', NULL, '{}', 'payment.opened', 'payment', '295f7d22-fa09-4a2b-9fd9-d4e77d6aec99', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'd8a2b3ba-138f-4558-aa6a-27b5a67080eb', '\x84b9b24827419aa643ddfb1f3b4c9a890c28b885dfeb7c42587f606560157095', '\x8b410df3f364dae021dca3d84ea2667876bb6cb0f262b3056095d0ae3567db9f'),
	(63, '883b35ae-74ad-4987-b152-696b03790977', '2026-11-22 04:59:02.232197+00', 'client', NULL, '{}', 'payment.expired', 'payment', '295f7d22-fa09-4a2b-9fd9-d4e77d6aec99', NULL, '{"state":"created"}', '{"state":"expired"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '74cad02e-266e-49cd-a039-ceebf3d8815d', '\x8b410df3f364dae021dca3d84ea2667876bb6cb0f262b3056095d0ae3567db9f', '\x01acbc67e83da5391145277adc0e17c5d63bea30f48154e1f0e6d4191e04f323'),
	(64, '688de8f6-64a3-40c2-8911-da3b155868e6', '2026-11-22 04:59:02.253305+00', 'client', NULL, '{}', 'application.submitted', 'application', '874a53b2-9ad3-4aba-8c58-2fb7d2b503c0', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '0d3fa4a0-e86a-4ca6-8217-95a2d2a5fed6', '\x01acbc67e83da5391145277adc0e17c5d63bea30f48154e1f0e6d4191e04f323', '\xa80bac5ef77e45325c2be0261de736cd83ada0a5e8186f8d87388cfb07f12447'),
	(65, 'adda4528-d31d-4426-b34a-128b81deb370', '2026-11-22 04:59:02.262871+00', 'client', NULL, '{}', 'payment.opened', 'payment', '7ab5a0db-eb35-40de-9db2-e64445091b9f', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '594c9844-5c3b-477a-bb17-e9bf6472baa1', '\xa80bac5ef77e45325c2be0261de736cd83ada0a5e8186f8d87388cfb07f12447', '\xd2ba4af5bb9031846cab1324bd65fa68110d0ae95a11ccbba787568c169ca082'),
	(66, 'af36e884-6cd6-4d56-8e68-9de9ca3f0ae1', '2026-11-22 04:59:02.283063+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '7ab5a0db-eb35-40de-9db2-e64445091b9f', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '30a95c0d-eef5-452f-8450-146d0b752407', '\xd2ba4af5bb9031846cab1324bd65fa68110d0ae95a11ccbba787568c169ca082', '\x02136be72c30d083bdfbed77cbaa54dd2498d55ddc0ce1d4eb05b50e0fc37ddc'),
	(67, '42eee5e3-44bb-4b0e-9cce-b90ba1dce380', '2026-11-22 04:59:02.298641+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', 'LPG-TRV-26-0000006', '{}', '{"line":"TRAVEL","insurer":"LPG","plan":"LPG-TRAVEL-B","amountCents":15216,"policyNumber":"LPG-TRV-26-0000006","startsOn":"2026-12-01","endsOn":"2026-12-07"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '30a95c0d-eef5-452f-8450-146d0b752407', '\x02136be72c30d083bdfbed77cbaa54dd2498d55ddc0ce1d4eb05b50e0fc37ddc', '\x792744cf6dd0020e5871820f7dd174d106b8b4457b97c6594fd56fdf21cbedb0'),
	(68, '797b6812-17f6-4253-bdba-dc38cebf7394', '2026-11-22 04:59:02.326811+00', 'gateway', NULL, '{}', 'payment.refunded', 'payment', '7ab5a0db-eb35-40de-9db2-e64445091b9f', NULL, '{"state":"paid"}', '{"state":"refunded"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'cfa76d58-6fdd-4719-bf13-b51a97e2728b', '\x792744cf6dd0020e5871820f7dd174d106b8b4457b97c6594fd56fdf21cbedb0', '\xe4dd493e7f61d2e0869877db84238f87f7100ffaeffed9315bc2c58ad8922428'),
	(69, 'd1937079-645f-4bb1-bc38-a2fd5f35a5bc', '2026-11-22 04:59:02.348715+00', 'client', NULL, '{}', 'application.submitted', 'application', '641c1528-c390-426a-a5d8-220607feafc1', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ccabe1d8-4182-4929-8075-4e0d0715fca4', '\xe4dd493e7f61d2e0869877db84238f87f7100ffaeffed9315bc2c58ad8922428', '\x29299df72437d72905fe38717f05079b5d23f422412f9b748f5921dbbf0154dc'),
	(70, '5cb74cd2-addb-4f0e-ab48-d910e2df00e3', '2026-11-22 04:59:02.356554+00', 'client', NULL, '{}', 'payment.opened', 'payment', 'feafe579-08af-4ef7-92a1-f0c4a9424c7e', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '1e625bee-6cd3-4017-a8df-541bec0e45d1', '\x29299df72437d72905fe38717f05079b5d23f422412f9b748f5921dbbf0154dc', '\x131f754c77f0248ab083c5467321fe6acad3fc967b456fc5fe9e8ba547f766a3'),
	(71, 'ae3b9b86-3c8b-4446-9db2-9a2ac94bc343', '2026-11-22 04:59:02.376092+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', 'feafe579-08af-4ef7-92a1-f0c4a9424c7e', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'a99887e7-d57b-4bfd-bf9b-9f8b1bb927be', '\x131f754c77f0248ab083c5467321fe6acad3fc967b456fc5fe9e8ba547f766a3', '\x1068c0ee8935969df4c5375cb940b2fddf84f83d529c7e36c7dfff2355b68eff'),
	(72, 'ceea84f2-8c91-44ef-9417-38447a747ad5', '2026-11-22 04:59:02.379156+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '9c239ffa-cbf3-49d0-a5cd-07da99a20523', 'LPG-TRV-26-0000007', '{}', '{"line":"TRAVEL","insurer":"LPG","plan":"LPG-TRAVEL-B","amountCents":15216,"policyNumber":"LPG-TRV-26-0000007","startsOn":"2026-12-01","endsOn":"2026-12-07"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'a99887e7-d57b-4bfd-bf9b-9f8b1bb927be', '\x1068c0ee8935969df4c5375cb940b2fddf84f83d529c7e36c7dfff2355b68eff', '\xdd8a7d0dae3a6280357a4e6e3b5201c9e150c1b9296a6d5ed47c3a4441758c1b'),
	(73, '589b579b-b79b-4950-971a-4e3df97e21a8', '2026-11-22 04:59:02.400372+00', 'user', 'a3dc8f48-c56f-4e1a-8ac1-bb8bc2641751', '{consultant}', 'permission.refused', 'permission', NULL, 'users.read', '{}', '{}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '9eea6845-1f46-4f88-9d9d-f1a905f5fc48', '\xdd8a7d0dae3a6280357a4e6e3b5201c9e150c1b9296a6d5ed47c3a4441758c1b', '\x7de260b4fae5bd98c80222d3ba0c672eb2aba8fd57c7b13832a4b70a3fd85171'),
	(74, '6ea6a794-5c3b-4984-867c-c944e5045f9c', '2026-11-22 04:59:02.417352+00', 'client', NULL, '{}', 'application.submitted', 'application', '243ddd6a-aeff-4e0f-a40a-720698f35bec', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '8c0f3a63-bb29-44a4-8f6b-c398bf57814d', '\x7de260b4fae5bd98c80222d3ba0c672eb2aba8fd57c7b13832a4b70a3fd85171', '\x1eca30a42be31912d781fca8a9c28ca26f48c44891d6b3ec3cac14abe1d53a88'),
	(75, '621bdc54-675a-425f-9ca2-02a8e2241b3b', '2026-11-22 04:59:02.425323+00', 'client', NULL, '{}', 'payment.opened', 'payment', '063b7a41-1ea4-4021-a5b5-6f0e937db82d', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3ff18abb-53a4-4029-87a2-257b050fc973', '\x1eca30a42be31912d781fca8a9c28ca26f48c44891d6b3ec3cac14abe1d53a88', '\x36269e533e44148aef9e56e805d2e6cce71900fc3a0fbc7da00a1eeb6d9b0925'),
	(76, '61ca4a83-dd8f-40c6-a397-42d36534f897', '2026-11-22 04:59:02.447009+00', 'client', NULL, '{}', 'application.submitted', 'application', '2f3c7513-97b8-4328-8372-bdb3ac32afd9', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '6d74a5a0-44a8-45ac-820a-312e84ab918f', '\x36269e533e44148aef9e56e805d2e6cce71900fc3a0fbc7da00a1eeb6d9b0925', '\x8eb8ff07be91fe44254c61760761ed9f7abd8fcca71e69abe4b3f9d7740e9186'),
	(77, '6b4b54a9-60b6-4120-8a4c-a5ea9098696d', '2026-11-22 04:59:02.465362+00', 'client', NULL, '{}', 'payment.opened', 'payment', '3e7f8a29-6193-4051-955f-93dc5b6467e4', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '472015be-9b72-4b3b-a68d-ff90f895c8ec', '\x8eb8ff07be91fe44254c61760761ed9f7abd8fcca71e69abe4b3f9d7740e9186', '\x379bc0d0f9f7b99ae5f1bd18686d0d7bab6468c60edc297f10fc84d99a252ca5'),
	(78, 'b137db11-1de5-4a16-8c15-aea00afc5289', '2026-11-22 04:59:02.47396+00', 'gateway', NULL, '{}', 'payment.failed', 'payment', '3e7f8a29-6193-4051-955f-93dc5b6467e4', NULL, '{"state":"created"}', '{"state":"failed","failure":"declined"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '7bece860-a75d-427f-b9f7-3e03100db026', '\x379bc0d0f9f7b99ae5f1bd18686d0d7bab6468c60edc297f10fc84d99a252ca5', '\x72d4040b50d38f5cc068d0798d239f155b5c5e2450f9173eaa454a24cfceb876'),
	(79, 'd6566818-39a8-4cff-81a9-345b8de3e4aa', '2026-11-22 04:59:02.490914+00', 'client', NULL, '{}', 'application.submitted', 'application', '247d5d81-7b30-4c9b-ba48-3f1a37f3863f', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '8f44fc67-1720-4168-8d07-9abe2fbc884c', '\x72d4040b50d38f5cc068d0798d239f155b5c5e2450f9173eaa454a24cfceb876', '\x4cc0bfe15ae8634aa98e8530a5b264cd88fafae19a08ab320497d9bf0c3de067'),
	(80, '75942b18-9858-432e-bf59-6f548c97ed36', '2026-11-22 04:59:02.49828+00', 'client', NULL, '{}', 'payment.opened', 'payment', '73075d94-97d9-4105-ab56-2bb92f129de3', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '412a5f74-01ef-4ef1-a021-568a7a451580', '\x4cc0bfe15ae8634aa98e8530a5b264cd88fafae19a08ab320497d9bf0c3de067', '\xc720d17f28df3f0e211218fbf6878a9c5a1af421b882c15468e96980860884c0'),
	(81, '3f3447c8-5223-4623-86fd-e82a7f3e0dbe', '2026-11-22 04:59:02.506188+00', 'client', NULL, '{}', 'payment.expired', 'payment', '73075d94-97d9-4105-ab56-2bb92f129de3', NULL, '{"state":"created"}', '{"state":"expired"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3e80b8a9-1d40-402c-80bf-846be6e0a26e', '\xc720d17f28df3f0e211218fbf6878a9c5a1af421b882c15468e96980860884c0', '\x5e777c6df30ed3fa81ff15646590bb9801f34382776294f34954e924b3ded86f'),
	(82, '0cd130c0-9938-4000-bfcb-41fa6501729a', '2026-11-22 04:59:02.519506+00', 'client', NULL, '{}', 'application.submitted', 'application', '9ae50127-433a-48de-834b-5f85bf73051f', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'e6b8b558-370f-4a00-bbb8-38df923c930f', '\x5e777c6df30ed3fa81ff15646590bb9801f34382776294f34954e924b3ded86f', '\x244976e85ed3e71d21ca4e384c39151aea4e2ac28dd50f5a131b7933a0ebfb2b'),
	(83, '046c973c-1d27-470d-8500-19686003d426', '2026-11-22 04:59:02.525458+00', 'client', NULL, '{}', 'payment.opened', 'payment', '715a1b4d-5eae-48a5-b716-9b33e79ab119', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b22220a2-3dd7-4860-b99b-bdc655ce0b72', '\x244976e85ed3e71d21ca4e384c39151aea4e2ac28dd50f5a131b7933a0ebfb2b', '\x8ddda833245f9753f0221f580e5ad1750b1713851e2f14b6762a50ada0b16d03'),
	(84, '4adaa0b2-d9ab-4372-a49f-d701a6b3538b', '2026-11-22 04:59:02.531954+00', 'gateway', NULL, '{}', 'payment.pending', 'payment', '715a1b4d-5eae-48a5-b716-9b33e79ab119', NULL, '{"state":"created"}', '{"state":"pending"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '50311999-3cf4-4a51-9a5d-c183a49fc4fb', '\x8ddda833245f9753f0221f580e5ad1750b1713851e2f14b6762a50ada0b16d03', '\x7ae8e57d7d88a6a6a2e3a9584d7a0963e144db0997fb4bb565f47d96411318ed'),
	(85, '83670760-799c-4b5e-8cbf-8ad47ccf22a7', '2026-11-22 04:59:02.546489+00', 'client', NULL, '{}', 'application.submitted', 'application', '530790ec-9ced-47ca-8935-d2096c9c4a7a', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '26c42864-9f52-420c-996b-c67e12349c7b', '\x7ae8e57d7d88a6a6a2e3a9584d7a0963e144db0997fb4bb565f47d96411318ed', '\x402597506e732a44cc4c98a17718cabc9bb4aca641c219de8b5e176ce032ed93'),
	(86, 'c8afceb1-7e65-4f10-8c6a-ad1b0a751de1', '2026-11-22 04:59:02.553366+00', 'client', NULL, '{}', 'payment.opened', 'payment', '267c4255-eb8d-468c-b19a-961f31ef8b7a', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ccfec290-f6ab-4117-989e-a190362d4f8d', '\x402597506e732a44cc4c98a17718cabc9bb4aca641c219de8b5e176ce032ed93', '\x9aa690f0dd273730aa8127a3020700c1e0305742c70d1f4941eb10d7b6955e35'),
	(87, '14008bad-a904-4cba-9d78-11be9a645dcc', '2026-11-22 04:59:02.561178+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '267c4255-eb8d-468c-b19a-961f31ef8b7a', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3861fffe-2116-473b-a95b-0170faca2458', '\x9aa690f0dd273730aa8127a3020700c1e0305742c70d1f4941eb10d7b6955e35', '\x3f43c93e94eb05ccfcdc57e518af356308a6a6cf0b509bebcb57d84fc261cc5f'),
	(88, '5df00cc7-8f98-46f0-bb7c-d77406f25580', '2026-11-22 04:59:02.564674+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '439fdad8-10dc-4b19-8613-ac72da2278a0', 'LPG-TRV-26-0000008', '{}', '{"line":"TRAVEL","insurer":"LPG","plan":"LPG-TRAVEL-B","amountCents":15216,"policyNumber":"LPG-TRV-26-0000008","startsOn":"2026-12-01","endsOn":"2026-12-07"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3861fffe-2116-473b-a95b-0170faca2458', '\x3f43c93e94eb05ccfcdc57e518af356308a6a6cf0b509bebcb57d84fc261cc5f', '\x2de3af8a8f616dd8c735e2418a3d1e23a4a3bacbc35b54a227612be2cd09e8ad'),
	(89, '2a8db921-dd1c-4659-917e-9270b99a8251', '2026-11-22 04:59:02.584668+00', 'client', NULL, '{}', 'application.submitted', 'application', 'cc635b92-09fa-44fd-8d5f-8e0fe67ba216', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '20bd0e42-729e-47de-83c8-15bbe9d944ef', '\x2de3af8a8f616dd8c735e2418a3d1e23a4a3bacbc35b54a227612be2cd09e8ad', '\xa4dbefc8a039110f420411f2074699067ad6d182f14237dfcace29a9349b1a2f'),
	(90, '6f4fdacb-a099-4e63-b1b2-06a5dbf67033', '2026-11-22 04:59:02.590621+00', 'client', NULL, '{}', 'payment.opened', 'payment', '0adb32c2-a225-4d64-9f1f-c94270c4204f', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b5c55222-1396-44e3-bcc6-947b61e038a7', '\xa4dbefc8a039110f420411f2074699067ad6d182f14237dfcace29a9349b1a2f', '\x67cbe08eb878c36d56dab561c39d2d3d0b5cebec10bd843b8dc59ba51e604091'),
	(91, '8a6f1d27-6c54-47cd-8932-7ef639d47f35', '2026-11-22 04:59:02.597835+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '0adb32c2-a225-4d64-9f1f-c94270c4204f', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '657223f5-f4f8-4d55-a8db-0ad2c32aada3', '\x67cbe08eb878c36d56dab561c39d2d3d0b5cebec10bd843b8dc59ba51e604091', '\x9cb1430be25253133ff3fcaf11dc00161c87d8c5682d49399f756691f69f8ce1'),
	(92, '8a7772c4-796f-41fc-b088-ef04158a9ccf', '2026-11-22 04:59:02.600514+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '724aa7fb-b561-4934-97e3-95ea84cbf2cb', 'LPG-TRV-26-0000009', '{}', '{"line":"TRAVEL","insurer":"LPG","plan":"LPG-TRAVEL-B","amountCents":15216,"policyNumber":"LPG-TRV-26-0000009","startsOn":"2026-12-01","endsOn":"2026-12-07"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '657223f5-f4f8-4d55-a8db-0ad2c32aada3', '\x9cb1430be25253133ff3fcaf11dc00161c87d8c5682d49399f756691f69f8ce1', '\x6b86bcf1a850751683b2f2e79c29fd2f4300dfd20376e981465414b44a08792b'),
	(93, 'd5287366-6a6d-47b6-963e-84998772602f', '2026-11-22 04:59:02.609651+00', 'gateway', NULL, '{}', 'payment.refunded', 'payment', '0adb32c2-a225-4d64-9f1f-c94270c4204f', NULL, '{"state":"paid"}', '{"state":"refunded"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '98ebd1af-ba8c-4127-bffa-3999af14295a', '\x6b86bcf1a850751683b2f2e79c29fd2f4300dfd20376e981465414b44a08792b', '\x7d1d0c00d81d0551e3fd82af1d197318e7585045463feb7c6bc477bb0060ade9'),
	(94, 'ae5bc8ec-db3a-479b-a62a-1771323ecd4d', '2026-11-22 04:59:02.632222+00', 'client', NULL, '{}', 'application.submitted', 'application', '9b7cb343-47bc-4e92-a16b-bd957dd02706', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '54b0fefe-b736-48da-a0aa-2b4270c944d8', '\x7d1d0c00d81d0551e3fd82af1d197318e7585045463feb7c6bc477bb0060ade9', '\x4fd1261de09f96dea38c8dfe98bbe37207d641ce70f274e1c1d1df51613b7ecc'),
	(95, 'b6790c8c-3bd0-4354-80b2-448eff54c9a9', '2026-11-22 04:59:02.638755+00', 'client', NULL, '{}', 'payment.opened', 'payment', '68767778-e5a7-45ce-bc93-c09b97b0d87d', NULL, '{}', '{"state":"created","amountCents":15216,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '5a1c803b-97bd-4b5d-9309-8f923606472c', '\x4fd1261de09f96dea38c8dfe98bbe37207d641ce70f274e1c1d1df51613b7ecc', '\x18f6bd280f5e99488ff8ab93d89a4054f24dac7dd49887106de0ae0e4aa75790'),
	(96, '2a6438a8-6c0c-4a8e-bc1b-b713f02ab133', '2026-11-22 04:59:02.682555+00', 'client', NULL, '{}', 'application.submitted', 'application', '114cccec-9816-4d07-b934-c373bcce7d04', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":15216}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'c560abb1-b472-4ed2-9828-8a4df5b289b5', '\x18f6bd280f5e99488ff8ab93d89a4054f24dac7dd49887106de0ae0e4aa75790', '\x5462b8ce5fb5b2c9035489ec22a43d08030685afe825b17983fafbdd5a8e9015'),
	(97, 'b1a893ea-6c44-4ad4-9c7a-c883b39183c5', '2026-11-22 04:59:02.69968+00', 'visitor', NULL, '{}', 'link.sent', 'quote', NULL, 'SFY-TRAVEL-B', '{}', '{"email":"u***@e***","line":"TRAVEL","insurer":"SFY","plan":"SFY-TRAVEL-B","expiresOn":"2026-12-01"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'bbd2a0ef-9b70-466d-a533-ecc5afba9314', '\x5462b8ce5fb5b2c9035489ec22a43d08030685afe825b17983fafbdd5a8e9015', '\x4d119017734f6955b9cfda788cb71a68f3e19cf12173ecdc0a2385c280da219d'),
	(98, 'df0a1bb1-8c00-4e3a-ab71-6999088bc644', '2026-11-22 04:59:02.72784+00', 'visitor', NULL, '{}', 'link.sent', 'quote', NULL, 'SFY-TRAVEL-B', '{}', '{"email":"o***@e***","line":"TRAVEL","insurer":"SFY","plan":"SFY-TRAVEL-B","expiresOn":"2026-12-01"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '87976954-622e-436b-9856-1e781e6f1c74', '\x4d119017734f6955b9cfda788cb71a68f3e19cf12173ecdc0a2385c280da219d', '\x07ed102dfa09047605e14edcac5579d2e45d15c3e318de5e013a1776e20fd43c'),
	(99, 'a928f36d-8b3c-4fe6-b0fc-10c804309b37', '2026-11-22 04:59:02.760198+00', 'client', NULL, '{}', 'application.submitted', 'application', '039c86bc-e0ac-4e7c-895e-3a45e57e63e3', 'LPG-TRAVEL-B', '{}', '{"line":"TRAVEL","plan":"LPG-TRAVEL-B","amountCents":35024}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '01a70eee-0af3-4414-b38c-0134aa626718', '\x07ed102dfa09047605e14edcac5579d2e45d15c3e318de5e013a1776e20fd43c', '\xe6509f45a2c0df1e18e0fdfb4d3eb097cb7d70f0fa7a999367ac8eb4eedcbbbe'),
	(100, '0e095f4f-bc85-4d69-8b57-e6a58392ddef', '2026-11-22 04:59:02.76696+00', 'client', NULL, '{}', 'payment.opened', 'payment', 'e5a1f5d2-fad1-4619-94c9-937ae601c5c6', NULL, '{}', '{"state":"created","amountCents":35024,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b9deba70-e87e-4d8d-9a34-0ea9baaf114e', '\xe6509f45a2c0df1e18e0fdfb4d3eb097cb7d70f0fa7a999367ac8eb4eedcbbbe', '\x0da1d46972ce9df73741f16e8458ae216f4a8214b4703ba194a298e2d6723dcb'),
	(101, 'e5ea3ea6-d835-40ac-9075-853af2018fa5', '2026-11-22 04:59:02.778427+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', 'e5a1f5d2-fad1-4619-94c9-937ae601c5c6', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'f046185d-4959-48c1-a167-6c3ab20796af', '\x0da1d46972ce9df73741f16e8458ae216f4a8214b4703ba194a298e2d6723dcb', '\x7c1242265b748c0c737db17f07d59732c2304aef0d289c2ff97c39f4494fff4a'),
	(102, '17a1c98c-878b-4a3e-9e88-47891978012b', '2026-11-22 04:59:02.781145+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', 'LPG-TRV-26-0000010', '{}', '{"line":"TRAVEL","insurer":"LPG","plan":"LPG-TRAVEL-B","amountCents":35024,"policyNumber":"LPG-TRV-26-0000010","startsOn":"2026-12-01","endsOn":"2026-12-07"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'f046185d-4959-48c1-a167-6c3ab20796af', '\x7c1242265b748c0c737db17f07d59732c2304aef0d289c2ff97c39f4494fff4a', '\xf7cac2281e8723a84bac7693f7ecd8158e2b690287c858e865bee49cd9065e29'),
	(103, '5faa1d0f-74e7-4c87-93fb-596f0ae8aed7', '2026-11-22 04:59:02.84815+00', 'client', NULL, '{}', 'application.submitted', 'application', 'e30c7dd6-479d-44c0-974c-e94971759a8b', 'LPG-HOME-B', '{}', '{"line":"HOME","plan":"LPG-HOME-B","amountCents":76230}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '951f66ab-09f6-4c69-b4d1-e20fe8d26310', '\xf7cac2281e8723a84bac7693f7ecd8158e2b690287c858e865bee49cd9065e29', '\xbdf2bfb20b05a1c3c0a70eb9cdc21d114885743033e9866276a096db62de17e3'),
	(104, '681b9cd3-380d-4658-934a-fc65e17c784f', '2026-11-22 04:59:02.859938+00', 'client', NULL, '{}', 'payment.opened', 'payment', '8cfa0787-f4da-4d35-9097-faa0814846f7', NULL, '{}', '{"state":"created","amountCents":76230,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3ec249cc-9262-4784-a647-382d418a8689', '\xbdf2bfb20b05a1c3c0a70eb9cdc21d114885743033e9866276a096db62de17e3', '\x0ce0984ce56006c8d8e8113cabf0c4555d234b5198334a3928362240ef2fcd7e'),
	(105, '77b7ff68-9a19-4ef3-971c-37ec11840236', '2026-11-22 04:59:02.87933+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '8cfa0787-f4da-4d35-9097-faa0814846f7', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3b91cd31-3a3d-4440-b6f8-d7949b361bca', '\x0ce0984ce56006c8d8e8113cabf0c4555d234b5198334a3928362240ef2fcd7e', '\x703f44e47ecc36f4c3583454ee2f635b482d493a5419658b9bd4f8ab8a4c38eb'),
	(106, '77017e12-b2bf-4cf9-9453-f1a80c109cb5', '2026-11-22 04:59:02.883565+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '5b0d1a9c-8471-4f67-a058-1755ce75a024', 'LPG-HOM-26-0000001', '{}', '{"line":"HOME","insurer":"LPG","plan":"LPG-HOME-B","amountCents":76230,"policyNumber":"LPG-HOM-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3b91cd31-3a3d-4440-b6f8-d7949b361bca', '\x703f44e47ecc36f4c3583454ee2f635b482d493a5419658b9bd4f8ab8a4c38eb', '\x52456f10fa4eba07de9dd57c592e5f58ef2c7522d9bd00b7f4a3de3633c8da06'),
	(107, 'eb085981-b69b-4ea0-b90d-24e86a0978a3', '2026-11-22 04:59:02.914204+00', 'client', NULL, '{}', 'application.submitted', 'application', 'b927e534-faee-42e6-9593-a8b9b97466f5', 'LPG-FIRE-B', '{}', '{"line":"FIRE","plan":"LPG-FIRE-B","amountCents":99040}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ba9644cd-52bf-43df-be52-8756197aa483', '\x52456f10fa4eba07de9dd57c592e5f58ef2c7522d9bd00b7f4a3de3633c8da06', '\xeab5a22147664330b8b0d83edce9afdba4e3863be69d46d896db722ef617c28f'),
	(108, '01c61a6d-c35e-4da6-bee8-8b4373693418', '2026-11-22 04:59:02.924087+00', 'client', NULL, '{}', 'payment.opened', 'payment', '58c73ed3-f7bc-4924-85c9-4b91dc27628c', NULL, '{}', '{"state":"created","amountCents":99040,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '7a712ad7-6b7a-41e7-8751-4dc8e77779f4', '\xeab5a22147664330b8b0d83edce9afdba4e3863be69d46d896db722ef617c28f', '\x9eb78a6a5fa6409d910abe917a13ba22af7b93dfbc5e1bab5584463e775c4f3b'),
	(109, 'ff166e3a-f402-4a96-9483-12cf2a6ee670', '2026-11-22 04:59:02.935018+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '58c73ed3-f7bc-4924-85c9-4b91dc27628c', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '22cc51b8-e24c-4aed-8413-b1dba96d2216', '\x9eb78a6a5fa6409d910abe917a13ba22af7b93dfbc5e1bab5584463e775c4f3b', '\x0f0dae17e607a530602e563143e51477c96b4d958ecdd95a036d51c3de9f944a'),
	(110, 'f7586970-261e-4542-a9e6-1a757f9e344b', '2026-11-22 04:59:02.940128+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '16168258-b7b6-4368-a1a3-1f190ef808df', 'LPG-FIR-26-0000001', '{}', '{"line":"FIRE","insurer":"LPG","plan":"LPG-FIRE-B","amountCents":99040,"policyNumber":"LPG-FIR-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '22cc51b8-e24c-4aed-8413-b1dba96d2216', '\x0f0dae17e607a530602e563143e51477c96b4d958ecdd95a036d51c3de9f944a', '\xf448b75bcde8a373d63f200c705d51930494c64b9a7972e8ebc254e9aa9df639'),
	(111, '2557a438-59b1-4958-ab83-8ea1c3030335', '2026-11-22 04:59:02.977036+00', 'client', NULL, '{}', 'application.submitted', 'application', 'ec0cb3ea-7bab-4fd7-9a0b-981c2036bf8c', 'LPG-OS-B', '{}', '{"line":"OS","plan":"LPG-OS-B","amountCents":816566}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'fd57dec3-be79-4d36-8643-aac137a9e5e1', '\xf448b75bcde8a373d63f200c705d51930494c64b9a7972e8ebc254e9aa9df639', '\x73d9e2652728e33f0be3e403aff75a246a314e17e7aa860d0dfa8432063402f8'),
	(112, '2e98d92f-ea86-4b52-8b81-e91872f4dde7', '2026-11-22 04:59:02.991649+00', 'client', NULL, '{}', 'payment.opened', 'payment', '612acfa3-c686-411b-8723-d4626228cfe6', NULL, '{}', '{"state":"created","amountCents":816566,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ef5f371e-8207-4d80-8edd-178c41702509', '\x73d9e2652728e33f0be3e403aff75a246a314e17e7aa860d0dfa8432063402f8', '\xedb5caf01f0e55e6616dcf8930b8e01c76a3fa904e03e89df0fcfa726b658a34'),
	(113, '5ea83f6f-6117-4de6-a727-9be37ad91eb8', '2026-11-22 04:59:03.001333+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '612acfa3-c686-411b-8723-d4626228cfe6', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '2331b44c-0042-4d66-bbcf-4e4fa29e1165', '\xedb5caf01f0e55e6616dcf8930b8e01c76a3fa904e03e89df0fcfa726b658a34', '\x2a8d3650d24c35a4722926a8c821edab6a03b3a99e171fb2025fa919daec6a82'),
	(114, '4115c1ff-7421-42c8-a97f-317dc0a1168a', '2026-11-22 04:59:03.009358+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '6bc3b64a-778e-4763-8235-0d96047c4da8', 'LPG-OST-26-0000001', '{}', '{"line":"OS","insurer":"LPG","plan":"LPG-OS-B","amountCents":816566,"policyNumber":"LPG-OST-26-0000001","startsOn":"2026-12-01","endsOn":"2028-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '2331b44c-0042-4d66-bbcf-4e4fa29e1165', '\x2a8d3650d24c35a4722926a8c821edab6a03b3a99e171fb2025fa919daec6a82', '\x9f1b4a95fb64f9acfe669117eeaadc5e6e4bf875808cc383f5b881c5ac137d09'),
	(115, 'cf7bed05-ed9a-4687-b2b4-5c8cc4a5dcef', '2026-11-22 04:59:03.079054+00', 'client', NULL, '{}', 'application.submitted', 'application', '75bef222-c4ba-44ff-8cad-d7a07aba598e', 'LPG-MOTOR-B', '{}', '{"line":"MOTOR","plan":"LPG-MOTOR-B","amountCents":441114}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '4f66fcee-5e6c-48b6-9e5a-93d2e547e9bd', '\x9f1b4a95fb64f9acfe669117eeaadc5e6e4bf875808cc383f5b881c5ac137d09', '\x165a6f8b43ecababe734c999c2ef98564e8c4e508f5fe88f17f9780c1a9a490f'),
	(116, '74441bfb-ad0e-4158-a1a5-05c004d594ab', '2026-11-22 04:59:03.100326+00', 'client', NULL, '{}', 'payment.opened', 'payment', '56115deb-d67b-4ee5-a637-b7ecc3dbd6b2', NULL, '{}', '{"state":"created","amountCents":441114,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '3887b33b-5844-436c-857b-fce11b3526da', '\x165a6f8b43ecababe734c999c2ef98564e8c4e508f5fe88f17f9780c1a9a490f', '\xcbf0683a71e2d066f305ba3f4c45a3d4c597d13ec6daae9cf2751727827c6648'),
	(117, '819efaba-38e7-41b0-a934-219999e0dbb5', '2026-11-22 04:59:03.140482+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '56115deb-d67b-4ee5-a637-b7ecc3dbd6b2', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ea97f539-6db1-438a-930e-4ac3940abd33', '\xcbf0683a71e2d066f305ba3f4c45a3d4c597d13ec6daae9cf2751727827c6648', '\x8c34a2a9fbe38160bebb13414de1906978f12a05439d234197eaa71bdea8e3cf'),
	(118, '89584ed5-dc3c-4d24-bfd9-5358621fe552', '2026-11-22 04:59:03.150655+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '50ed7db3-0612-4049-8830-74841eba9f6e', 'LPG-MTR-26-0000001', '{}', '{"line":"MOTOR","insurer":"LPG","plan":"LPG-MOTOR-B","amountCents":441114,"policyNumber":"LPG-MTR-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'ea97f539-6db1-438a-930e-4ac3940abd33', '\x8c34a2a9fbe38160bebb13414de1906978f12a05439d234197eaa71bdea8e3cf', '\xdcdf5d9c94969343094ebaddf0bf91d92d616bf14a7857d2535f2e61c47c8a3a'),
	(119, 'afd101bd-eae1-4c09-8b70-57a88dd1873d', '2026-11-22 04:59:03.235908+00', 'client', NULL, '{}', 'application.submitted', 'application', '1c98b35d-8113-4be7-b641-be5c90b8fd94', 'LPG-PA-B', '{}', '{"line":"PA","plan":"LPG-PA-B","amountCents":117047}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b93fddba-c6ce-4ecd-af40-d394771b8552', '\xdcdf5d9c94969343094ebaddf0bf91d92d616bf14a7857d2535f2e61c47c8a3a', '\x6a9a3481809a14344f4dec17b1f36f0f8683538e00b56bce6404b08b16f62508'),
	(120, 'aa4e7ab0-8324-4b24-9468-7a8e74619267', '2026-11-22 04:59:03.265226+00', 'client', NULL, '{}', 'payment.opened', 'payment', '68430c48-865d-49b7-b95f-b7de135075b0', NULL, '{}', '{"state":"created","amountCents":117047,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '46316f1c-5554-4a0c-a98a-1e91ee2c0ca2', '\x6a9a3481809a14344f4dec17b1f36f0f8683538e00b56bce6404b08b16f62508', '\xb8a0af7f28fc40fd769264aedc831a3f4892133e2e9a1d86d3f8ba3f26f55e08'),
	(121, '28e46778-3c0a-4c78-b17c-e89845e98ed5', '2026-11-22 04:59:03.290229+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '68430c48-865d-49b7-b95f-b7de135075b0', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '58473e8f-dfee-4005-b6d8-52c1e59849b4', '\xb8a0af7f28fc40fd769264aedc831a3f4892133e2e9a1d86d3f8ba3f26f55e08', '\x378977670bcc8c3bc69bbe7e82fdeccc1f9eefe64e0716ac01e9373340858d1f'),
	(122, 'b0756ab4-6982-45e6-98b3-394c2637e53f', '2026-11-22 04:59:03.300746+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', 'a4047f82-a7be-46dd-87a2-99c1e72acfa5', 'LPG-PAC-26-0000001', '{}', '{"line":"PA","insurer":"LPG","plan":"LPG-PA-B","amountCents":117047,"policyNumber":"LPG-PAC-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '58473e8f-dfee-4005-b6d8-52c1e59849b4', '\x378977670bcc8c3bc69bbe7e82fdeccc1f9eefe64e0716ac01e9373340858d1f', '\xb0543797be4ce5f7897d0dfc8e37e55fcb5fb4397671e222c0907df9cf156ddf'),
	(123, '8857dcbd-5639-4e3c-b326-5f2189db2c4f', '2026-11-22 04:59:03.401923+00', 'client', NULL, '{}', 'application.submitted', 'application', '22b780a3-ffe1-425c-84e9-ef3e923aab3b', 'LPG-PET-B', '{}', '{"line":"PET","plan":"LPG-PET-B","amountCents":190476}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '1d381361-6cca-49ff-9b87-2f624595e61e', '\xb0543797be4ce5f7897d0dfc8e37e55fcb5fb4397671e222c0907df9cf156ddf', '\x6afd3cd82c2c1a3a6037fa3ed4a6a5d83739cb79ae263ff24626aad104c1e27f'),
	(124, '34d02d24-3656-4654-ac12-da7d11178d8b', '2026-11-22 04:59:03.409632+00', 'client', NULL, '{}', 'payment.opened', 'payment', '610a6dea-e1be-4fef-a7ce-fac5f8593065', NULL, '{}', '{"state":"created","amountCents":190476,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '9c2b4503-f049-40a6-b543-2bbee4476525', '\x6afd3cd82c2c1a3a6037fa3ed4a6a5d83739cb79ae263ff24626aad104c1e27f', '\xceee0749d09202c656ee09bcaa2e38b557a2e90d727ac29c5a2f86541c3f5bc0'),
	(125, 'd5d11f6f-bb26-4e35-ae29-a4afddd1c12c', '2026-11-22 04:59:03.421331+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '610a6dea-e1be-4fef-a7ce-fac5f8593065', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '2ad37b01-98a7-416e-96dc-30360342a1a6', '\xceee0749d09202c656ee09bcaa2e38b557a2e90d727ac29c5a2f86541c3f5bc0', '\x9dc11102a5d53b62b8388e32ea0024c0824ce573e2db689755dbfcdfb9b6235d'),
	(126, '0d988d84-e846-4f0d-9e30-912267f016e5', '2026-11-22 04:59:03.426533+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', 'f7c62c40-182f-445d-80c6-8800c0e47441', 'LPG-PET-26-0000001', '{}', '{"line":"PET","insurer":"LPG","plan":"LPG-PET-B","amountCents":190476,"policyNumber":"LPG-PET-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '2ad37b01-98a7-416e-96dc-30360342a1a6', '\x9dc11102a5d53b62b8388e32ea0024c0824ce573e2db689755dbfcdfb9b6235d', '\xc7975833f55577c4b0151adef695bd45c47935b32065d6d5467f660d2c0f0807'),
	(127, 'd6b791b7-ac02-499b-838e-11482edf87e2', '2026-11-22 04:59:03.468818+00', 'client', NULL, '{}', 'application.submitted', 'application', '8f2c00ea-5536-4ad7-81e2-f34fdf34a456', 'LPG-DH-B', '{}', '{"line":"DH","plan":"LPG-DH-B","amountCents":82833}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'fcc5860b-dcf1-4d0d-be84-761fe47befa3', '\xc7975833f55577c4b0151adef695bd45c47935b32065d6d5467f660d2c0f0807', '\xd04f10124347d9de01248490b5ddd1386ecd3f68c2b310fd8a5cc1f6bde52ef6'),
	(128, '9409debc-8d5a-4d2c-a3f3-ea5e75db915c', '2026-11-22 04:59:03.476134+00', 'client', NULL, '{}', 'payment.opened', 'payment', '0c9c2b96-7412-43e0-85d8-abd36e0e3517', NULL, '{}', '{"state":"created","amountCents":82833,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'b291f5c6-a136-48cf-a830-5ed4654abce3', '\xd04f10124347d9de01248490b5ddd1386ecd3f68c2b310fd8a5cc1f6bde52ef6', '\xa832203f998777c339f01308ade59df9b78b4de06ebbda5709698132db4e4b96'),
	(129, '70976911-a29c-4812-825a-e8779cbc10e5', '2026-11-22 04:59:03.491225+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '0c9c2b96-7412-43e0-85d8-abd36e0e3517', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'eb4f53b7-023b-4ff5-a93b-d7635830baea', '\xa832203f998777c339f01308ade59df9b78b4de06ebbda5709698132db4e4b96', '\x55dd4f1f89337e64261ce2ba2e7e89f4792a254c706ecc18c03c1eed7ada290f'),
	(130, 'ef99525a-a4d7-41cb-87fe-d44b963abecf', '2026-11-22 04:59:03.497382+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '686ef8b1-849a-4cd9-99c3-aa15874871f4', 'LPG-DHP-26-0000001', '{}', '{"line":"DH","insurer":"LPG","plan":"LPG-DH-B","amountCents":82833,"policyNumber":"LPG-DHP-26-0000001","startsOn":"2026-12-01","endsOn":"2028-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'eb4f53b7-023b-4ff5-a93b-d7635830baea', '\x55dd4f1f89337e64261ce2ba2e7e89f4792a254c706ecc18c03c1eed7ada290f', '\xdf65094fed4c52d4cb3b2819380666082865f2f4df96f68c611a0f52d12a45ac'),
	(131, '1b87ebcf-3253-4bc1-93bc-e914b334ef82', '2026-11-22 04:59:03.538273+00', 'client', NULL, '{}', 'application.submitted', 'application', 'cea423df-2b18-4be5-b37c-52bc6c905dd2', 'LPG-MEDICAL-B', '{}', '{"line":"MEDICAL","plan":"LPG-MEDICAL-B","amountCents":1372449}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '2b658bc6-ebc6-48cd-88fa-8e1396c8d1fd', '\xdf65094fed4c52d4cb3b2819380666082865f2f4df96f68c611a0f52d12a45ac', '\xd53a3600c51954fb4544749ae7eb34353d0b6ae24a05263f75eb5b88efdd43ce'),
	(132, '22b16602-4826-41af-81f2-6108f8892845', '2026-11-22 04:59:03.548581+00', 'client', NULL, '{}', 'payment.opened', 'payment', 'e42d8efc-eac6-4af3-8516-21ab2f85d41f', NULL, '{}', '{"state":"created","amountCents":1372449,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'c1c5d2a7-dd72-43de-9909-bb2fd39509cd', '\xd53a3600c51954fb4544749ae7eb34353d0b6ae24a05263f75eb5b88efdd43ce', '\xfa952ca1487168182d442d34772ca5a37c261842e3650b05abf242338042afce'),
	(133, '8dc6a27b-3106-4fdb-8a0b-995156c57324', '2026-11-22 04:59:03.560434+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', 'e42d8efc-eac6-4af3-8516-21ab2f85d41f', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '464f36d2-db43-4db3-a863-b57a20e90222', '\xfa952ca1487168182d442d34772ca5a37c261842e3650b05abf242338042afce', '\x65e20dd9c4c3c4a66e541daa7cf9c953d859b9c975c5fa81555e34ce1a4f5f29'),
	(134, '7ba401f8-a5b2-47fb-aeca-ff4f821fe1b6', '2026-11-22 04:59:03.563832+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '7ce7c61c-eddd-455d-adab-e75b170c04a6', 'LPG-MED-26-0000001', '{}', '{"line":"MEDICAL","insurer":"LPG","plan":"LPG-MEDICAL-B","amountCents":1372449,"policyNumber":"LPG-MED-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '464f36d2-db43-4db3-a863-b57a20e90222', '\x65e20dd9c4c3c4a66e541daa7cf9c953d859b9c975c5fa81555e34ce1a4f5f29', '\xb36a3fe4fd976c99fb1763a21ee74b7fb15de646b9f84169a4bcace6c1f12a0e'),
	(135, 'f77ec819-5e72-40cb-9309-ec06a8794748', '2026-11-22 04:59:03.617058+00', 'client', NULL, '{}', 'application.submitted', 'application', '4aadd0e2-637b-4237-a5a0-54cb32394ba2', 'LPG-GOLF-B', '{}', '{"line":"GOLF","plan":"LPG-GOLF-B","amountCents":194078}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '9155a377-f886-403c-923f-0cc993964fdd', '\xb36a3fe4fd976c99fb1763a21ee74b7fb15de646b9f84169a4bcace6c1f12a0e', '\xf2ed2669fcebf6ed7036d6329a6db6b252ca2a91436d184bb631df904e349147'),
	(136, '66383bdd-3255-4724-9f43-fc9ebb9d58c6', '2026-11-22 04:59:03.641365+00', 'client', NULL, '{}', 'payment.opened', 'payment', '69e59a8f-b2b4-4415-b885-1ec303d7780f', NULL, '{}', '{"state":"created","amountCents":194078,"currency":"HKD"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'd12ee439-cabc-4b96-96aa-bf6b8466c90c', '\xf2ed2669fcebf6ed7036d6329a6db6b252ca2a91436d184bb631df904e349147', '\xf073e9cfcc94d2bc8cf461c304742c6b57f0876c76a28f79fd4897e5911d65cf'),
	(137, '5d4a4b3d-af36-495e-a1e9-97037acdeb03', '2026-11-22 04:59:03.653128+00', 'gateway', NULL, '{}', 'payment.paid', 'payment', '69e59a8f-b2b4-4415-b885-1ec303d7780f', NULL, '{"state":"created"}', '{"state":"paid"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'f4869a48-3c8c-43de-ad93-7eb4fc1cf1a7', '\xf073e9cfcc94d2bc8cf461c304742c6b57f0876c76a28f79fd4897e5911d65cf', '\x62764e0b804d989ccd4e0ed6b61200815a27f829f57965dbdccc2660ee8214ce'),
	(138, '24e62000-0cba-4ecb-b4f4-09c879bda7da', '2026-11-22 04:59:03.659863+00', 'gateway', NULL, '{}', 'policy.issued', 'policy', '1d90badd-b15b-492e-b8fc-45aa6d169bcc', 'LPG-GLF-26-0000001', '{}', '{"line":"GOLF","insurer":"LPG","plan":"LPG-GOLF-B","amountCents":194078,"policyNumber":"LPG-GLF-26-0000001","startsOn":"2026-12-01","endsOn":"2027-11-30"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'f4869a48-3c8c-43de-ad93-7eb4fc1cf1a7', '\x62764e0b804d989ccd4e0ed6b61200815a27f829f57965dbdccc2660ee8214ce', '\xfff7e6992facaaf6f4f79c0a6bcbbeb8217da5b55fd1750d1ca8a7c776778ce1'),
	(139, '7df2a597-4f01-4868-90de-21d18dd72d6b', '2026-11-22 04:59:03.687011+00', 'visitor', NULL, '{}', 'request.made', 'request', '7236c59a-03b9-4680-906c-0276b0f0f35a', 'RQ2611000002', '{}', '{"line":"TRAVEL","insurer":null,"template":"OTHERS_P"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'e6895565-10e6-4556-9f0a-4c610064f273', '\xfff7e6992facaaf6f4f79c0a6bcbbeb8217da5b55fd1750d1ca8a7c776778ce1', '\x6f2861558921ce8cd551ccbf9dcc0805c26716a3a313cdc1d83da894830fb24b'),
	(140, '7369b0a4-8c27-4915-94e0-2f5f5f654b55', '2026-11-22 04:59:03.779699+00', 'user', '22257c80-e537-4296-8260-b1d7c35a79c8', '{finance}', 'account.factorAdded', 'user', '22257c80-e537-4296-8260-b1d7c35a79c8', NULL, '{}', '{"factor":"totp"}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', 'fa7cd420-b7f2-4be7-9ac6-c05fc9eb3207', '\x6f2861558921ce8cd551ccbf9dcc0805c26716a3a313cdc1d83da894830fb24b', '\x292704c96deb94e51809e5d0a7587b0259a3bed2e6931a67fd39a7d3f3e9c41d'),
	(141, '8c0f45d2-f747-48f7-8268-1866ecfb9cd3', '2026-11-22 04:59:04.084244+00', 'user', 'a3dc8f48-c56f-4e1a-8ac1-bb8bc2641751', '{consultant}', 'permission.refused', 'permission', NULL, 'users.read', '{}', '{"repeats":2}', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 'Other program', '9eea6845-1f46-4f88-9d9d-f1a905f5fc48', '\x292704c96deb94e51809e5d0a7587b0259a3bed2e6931a67fd39a7d3f3e9c41d', '\x04f2c74d87034b2ecc22df475d0d7d0bfba77153559ee4f9b3d50f6faf8d8431');


--
-- Data for Name: audit_verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_verifications (id, at, rows, until_at, problems) VALUES
	('f6d20dc7-aa61-4e08-8401-088bae336aa0', '2026-11-22 04:59:03.815889+00', 140, '2026-11-22 04:59:03.779+00', 0);


--
-- Data for Name: audit_waiting; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: benefits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.benefits (line, version, code, seq, benefit_group, name_en, name_zh, part_of, highlight_rank, terms) VALUES
	('TRAVEL', 1, 'TR01', 1, 'medical', 'Medical expenses overseas', '海外醫療費用', NULL, 1, '{"B": {"kind": "amount", "pays": "expenses", "limit": 300000}, "P": {"kind": "amount", "pays": "expenses", "limit": 1500000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1000000}}'),
	('TRAVEL', 1, 'TR02', 2, 'medical', 'Follow-up treatment in Hong Kong (90 days)', '返港後跟進治療（90 日內）', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 30000, "withinDays": 90}, "P": {"kind": "amount", "pays": "expenses", "limit": 150000, "withinDays": 90}, "S": {"kind": "amount", "pays": "expenses", "limit": 100000, "withinDays": 90}}'),
	('TRAVEL', 1, 'TR03', 3, 'medical', 'of which Chinese medicine / bonesetting', '當中：中醫／跌打治療', 'TR02', NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1500, "subLimits": [{"per": "visit", "amount": 150}], "withinDays": 90}, "P": {"kind": "amount", "pays": "expenses", "limit": 4500, "subLimits": [{"per": "visit", "amount": 300}], "withinDays": 90}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000, "subLimits": [{"per": "visit", "amount": 200}], "withinDays": 90}}'),
	('TRAVEL', 1, 'TR04', 4, 'medical', 'Overseas hospital cash', '海外住院現金津貼', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 10000, "amount": 500, "trigger": {"event": "hospital-stay"}}, "S": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 3000, "amount": 300, "trigger": {"event": "hospital-stay"}}}'),
	('TRAVEL', 1, 'TR05', 5, 'medical', 'Emergency evacuation and repatriation', '緊急醫療運送及送返', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1000000}, "P": {"kind": "actual-cost"}, "S": {"kind": "actual-cost"}}'),
	('TRAVEL', 1, 'TR06', 6, 'medical', 'Repatriation of mortal remains', '遺體運返', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 50000}, "P": {"kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 100000}}'),
	('TRAVEL', 1, 'TR07', 7, 'medical', 'Compassionate visit by a relative', '親屬探望', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 60000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('TRAVEL', 1, 'TR08', 8, 'accident', 'Accidental death and permanent disablement', '意外身故及永久傷殘', NULL, NULL, '{"B": {"kind": "amount", "pays": "fixed", "limit": 300000, "ageLimits": [{"toAge": 80, "fromAge": 71, "percent": 50}]}, "P": {"kind": "amount", "pays": "fixed", "limit": 1200000, "ageLimits": [{"toAge": 80, "fromAge": 71, "percent": 50}]}, "S": {"kind": "amount", "pays": "fixed", "limit": 800000, "ageLimits": [{"toAge": 80, "fromAge": 71, "percent": 50}]}}'),
	('TRAVEL', 1, 'TR09', 9, 'accident', 'of which a child under 18', '當中：18 歲以下兒童', 'TR08', NULL, '{"B": {"who": "child", "kind": "amount", "pays": "fixed", "limit": 100000}, "P": {"who": "child", "kind": "amount", "pays": "fixed", "limit": 300000}, "S": {"who": "child", "kind": "amount", "pays": "fixed", "limit": 250000}}'),
	('TRAVEL', 1, 'TR10', 10, 'baggage', 'Baggage and personal effects', '行李及個人物品', NULL, 3, '{"B": {"kind": "amount", "pays": "expenses", "limit": 5000, "subLimits": [{"per": "item", "amount": 3000}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 25000, "subLimits": [{"per": "item", "amount": 5000}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 15000, "subLimits": [{"per": "item", "amount": 3000}]}}'),
	('TRAVEL', 1, 'TR11', 11, 'baggage', 'Mobile phone (one per trip)', '手提電話（每旅程一部）', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 3000, "timesPerTrip": 1}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500, "timesPerTrip": 1}}'),
	('TRAVEL', 1, 'TR12', 12, 'baggage', 'Baggage delay (over 6 hours)', '行李延誤（逾 6 小時）', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 300, "trigger": {"event": "baggage-delay", "hours": 6, "measure": "over"}}, "P": {"kind": "amount", "pays": "expenses", "limit": 2000, "trigger": {"event": "baggage-delay", "hours": 6, "measure": "over"}}, "S": {"kind": "amount", "pays": "expenses", "limit": 1000, "trigger": {"event": "baggage-delay", "hours": 6, "measure": "over"}}}'),
	('TRAVEL', 1, 'TR13', 13, 'baggage', 'Personal money and travel documents', '個人錢財及旅遊證件', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1500}, "P": {"kind": "parts", "parts": [{"of": "money", "limit": 5000}, {"of": "documents", "limit": 20000}]}, "S": {"kind": "parts", "parts": [{"of": "money", "limit": 3000}, {"of": "documents", "limit": 10000}]}}'),
	('TRAVEL', 1, 'TR14', 14, 'trip', 'Trip cancellation', '取消旅程', NULL, 2, '{"B": {"kind": "amount", "pays": "expenses", "limit": 10000}, "P": {"kind": "amount", "pays": "expenses", "limit": 50000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('TRAVEL', 1, 'TR15', 15, 'trip', 'Trip curtailment', '縮短旅程', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 10000}, "P": {"kind": "amount", "pays": "expenses", "limit": 50000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('TRAVEL', 1, 'TR16', 16, 'trip', 'Travel delay (each full 6 hours)', '旅程延誤（每滿 6 小時）', NULL, 4, '{"B": {"kind": "per-unit", "unit": "hours", "every": 6, "limit": 800, "amount": 200, "trigger": {"event": "travel-delay", "hours": 6, "measure": "full"}}, "P": {"kind": "per-unit", "unit": "hours", "every": 6, "limit": 4000, "amount": 500, "trigger": {"event": "travel-delay", "hours": 6, "measure": "full"}}, "S": {"kind": "per-unit", "unit": "hours", "every": 6, "limit": 2400, "amount": 300, "trigger": {"event": "travel-delay", "hours": 6, "measure": "full"}}}'),
	('TRAVEL', 1, 'TR17', 17, 'liability', 'Personal liability', '個人責任', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1000000}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 2500000}}'),
	('TRAVEL', 1, 'TR18', 18, 'liability', 'Rental vehicle excess', '租車自負額', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('TRAVEL', 1, 'TR19', 19, 'general', 'Excess', '自負額', NULL, NULL, '{"B": {"kind": "excess", "amount": 0}, "P": {"kind": "excess", "amount": 0}, "S": {"kind": "excess", "amount": 0}}'),
	('TRAVEL', 1, 'TR20', 20, 'general', 'Free extension', '自動延長', NULL, NULL, '{"B": {"days": 10, "kind": "extension"}, "P": {"days": 10, "kind": "extension"}, "S": {"days": 10, "kind": "extension"}}'),
	('TRAVEL', 1, 'TR21', 21, 'general', 'Outbound Travel Alert (cancellation payable)', '外遊警示（取消旅程賠償）', NULL, NULL, '{"B": {"kind": "percent", "levels": [{"level": "amber", "percent": 0}, {"level": "red", "percent": 50}, {"level": "black", "percent": 100}], "trigger": {"event": "outbound-travel-alert"}, "ofBenefit": "TR14"}, "P": {"kind": "percent", "levels": [{"level": "amber", "percent": 0}, {"level": "red", "percent": 50}, {"level": "black", "percent": 100}], "trigger": {"event": "outbound-travel-alert"}, "ofBenefit": "TR14"}, "S": {"kind": "percent", "levels": [{"level": "amber", "percent": 0}, {"level": "red", "percent": 50}, {"level": "black", "percent": 100}], "trigger": {"event": "outbound-travel-alert"}, "ofBenefit": "TR14"}}'),
	('HOME', 1, 'HO01', 1, 'contents', 'Home contents, all risks', '家居財物全險', NULL, 1, '{"B": {"kind": "amount", "pays": "expenses", "limit": 500000}, "P": {"kind": "amount", "pays": "expenses", "limit": 1500000}, "S": {"kind": "amount", "pays": "expenses", "limit": 800000}}'),
	('HOME', 1, 'HO02', 2, 'contents', 'of which any one item or set', '當中：每件／每套', 'HO01', NULL, '{"B": {"per": "item", "kind": "amount", "pays": "expenses", "limit": 50000}, "P": {"per": "item", "kind": "amount", "pays": "expenses", "limit": 150000}, "S": {"per": "item", "kind": "amount", "pays": "expenses", "limit": 100000}}'),
	('HOME', 1, 'HO03', 3, 'contents', 'Valuables in total', '貴重物品總額', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 100000, "subLimits": [{"per": "item", "amount": 5000}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 500000, "subLimits": [{"per": "item", "amount": 20000}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 250000, "subLimits": [{"per": "item", "amount": 10000}]}}'),
	('HOME', 1, 'HO04', 4, 'contents', 'Interior decoration and renovation', '室內裝修', NULL, 4, '{"B": {"kind": "amount", "pays": "expenses", "limit": 100000}, "P": {"kind": "amount", "pays": "expenses", "limit": 600000}, "S": {"kind": "amount", "pays": "expenses", "limit": 300000}}'),
	('HOME', 1, 'HO05', 5, 'contents', 'Contents during renovation', '裝修期間家居財物', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 200000, "months": 2}, "S": {"kind": "amount", "pays": "expenses", "limit": 100000, "months": 2}}'),
	('HOME', 1, 'HO06', 6, 'contents', 'Contents while moving home', '搬遷期間家居財物', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 50000}, "P": {"kind": "amount", "pays": "expenses", "limit": 300000}, "S": {"kind": "amount", "pays": "expenses", "limit": 150000}}'),
	('HOME', 1, 'HO09', 7, 'contents', 'Cash at home', '家中現金', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1500}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000}}'),
	('HOME', 1, 'HO10', 8, 'contents', 'Door locks and windows after burglary', '爆竊後更換門鎖及窗戶', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1500}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000}}'),
	('HOME', 1, 'HO11', 9, 'contents', 'Frozen food', '冷藏食物', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 6000}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000}}'),
	('HOME', 1, 'HO12', 10, 'contents', 'Domestic helper''s belongings', '家傭個人財物', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('HOME', 1, 'HO07', 11, 'costs', 'Temporary accommodation', '臨時居所', NULL, 3, '{"B": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "limit": 20000, "amount": 800}, "P": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "limit": 100000, "amount": 2500}, "S": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "limit": 60000, "amount": 1500}}'),
	('HOME', 1, 'HO08', 12, 'costs', 'Removal of debris', '清理殘骸費用', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 20000}, "P": {"kind": "amount", "pays": "expenses", "limit": 100000}, "S": {"kind": "amount", "pays": "expenses", "limit": 50000}}'),
	('HOME', 1, 'HO13', 13, 'accident', 'Death by fire or burglary at home', '家中火災或爆竊意外身故', NULL, NULL, '{"B": {"kind": "amount", "pays": "fixed", "limit": 50000}, "P": {"kind": "amount", "pays": "fixed", "limit": 200000}, "S": {"kind": "amount", "pays": "fixed", "limit": 100000}}'),
	('HOME', 1, 'HO14', 14, 'liability', 'Occupier''s and personal liability', '住戶及個人法律責任', NULL, 2, '{"B": {"kind": "amount", "pays": "expenses", "limit": 3000000}, "P": {"kind": "amount", "pays": "expenses", "limit": 15000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 10000000}}'),
	('HOME', 1, 'HO15', 15, 'liability', 'Tenant''s liability to landlord', '租客對業主責任', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 1000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 500000}}'),
	('HOME', 1, 'HO16', 16, 'assistance', '24-hour home assistance referral', '24 小時家居支援轉介', NULL, NULL, '{"B": {"kind": "included"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('HOME', 1, 'HO17', 17, 'excess', 'Excess: any loss', '墊底費：所有損失', NULL, NULL, '{"B": {"kind": "excess", "amount": 500}, "P": {"kind": "excess", "amount": 300}, "S": {"kind": "excess", "amount": 500}}'),
	('HOME', 1, 'HO18', 18, 'excess', 'Excess: water damage', '墊底費：水漬損毀', NULL, NULL, '{"B": {"kind": "excess", "amount": 1000}, "P": {"kind": "excess", "amount": 1000}, "S": {"kind": "excess", "amount": 1000}}'),
	('HOME', 1, 'HO19', 19, 'excess', 'Excess: water damage, building over 35 years', '墊底費：水漬損毀（樓齡逾 35 年）', NULL, NULL, '{"B": {"kind": "excess", "amount": 2000}, "P": {"kind": "excess", "amount": 2000}, "S": {"kind": "excess", "amount": 2000}}'),
	('HOME', 1, 'HO20', 20, 'excess', 'Excess: typhoon or flood, house or village house', '墊底費：颱風或水浸（獨立屋／村屋）', NULL, NULL, '{"B": {"kind": "excess", "amount": 3000}, "P": {"kind": "excess", "amount": 3000}, "S": {"kind": "excess", "amount": 3000}}'),
	('HOME', 1, 'HO21', 21, 'excess', 'Excess: liability for water damage', '墊底費：水漬引致的法律責任', NULL, NULL, '{"B": {"kind": "excess", "amount": 3000}, "P": {"kind": "excess", "amount": 3000}, "S": {"kind": "excess", "amount": 3000}}'),
	('FIRE', 1, 'FI01', 1, 'building', 'Building structure', '樓宇結構', NULL, 1, '{"B": {"of": "sum-insured", "kind": "share", "percent": 100}, "P": {"of": "sum-insured", "kind": "share", "percent": 100}, "S": {"of": "sum-insured", "kind": "share", "percent": 100}}'),
	('FIRE', 1, 'FI02', 2, 'perils', 'Fire and lightning', '火災及雷電', NULL, NULL, '{"B": {"kind": "included"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI03', 3, 'perils', 'Domestic boiler or gas explosion', '家用鍋爐或氣體爆炸', NULL, NULL, '{"B": {"kind": "included"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI04', 4, 'perils', 'Typhoon, windstorm and flood', '颱風、風暴及水浸', NULL, 2, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI05', 5, 'perils', 'Bursting or overflowing of pipes and tanks', '水管及水箱爆裂或滿溢', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI06', 6, 'perils', 'Impact by vehicles and aircraft', '車輛及飛機撞擊', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI07', 7, 'perils', 'Riot, strike and malicious damage', '暴動、罷工及惡意破壞', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI08', 8, 'perils', 'Earthquake', '地震', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI09', 9, 'perils', 'Landslip and subsidence', '山泥傾瀉及地陷', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "not-covered"}}'),
	('FIRE', 1, 'FI10', 10, 'perils', 'Accidental damage to the building', '樓宇意外損毀', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "not-covered"}}'),
	('FIRE', 1, 'FI11', 11, 'costs', 'Removal of debris', '清理殘骸', NULL, NULL, '{"B": {"of": "sum-insured", "kind": "share", "percent": 5}, "P": {"of": "sum-insured", "kind": "share", "percent": 10}, "S": {"of": "sum-insured", "kind": "share", "percent": 10}}'),
	('FIRE', 1, 'FI12', 12, 'costs', 'Architects'' and surveyors'' fees', '建築師及測量師費用', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"of": "sum-insured", "kind": "share", "percent": 10}, "S": {"of": "sum-insured", "kind": "share", "percent": 5}}'),
	('FIRE', 1, 'FI13', 13, 'costs', 'Alternative accommodation', '臨時居所', NULL, 4, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 80000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('FIRE', 1, 'FI14', 14, 'liability', 'Owner''s liability', '業主法律責任', NULL, 3, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1000000}}'),
	('FIRE', 1, 'FI15', 15, 'general', 'Loss payee clause for the mortgagee bank', '按揭銀行受益條款', NULL, NULL, '{"B": {"kind": "included"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('FIRE', 1, 'FI16', 16, 'excess', 'Excess: fire', '墊底費：火災', NULL, NULL, '{"B": {"kind": "excess", "amount": 0}, "P": {"kind": "excess", "amount": 0}, "S": {"kind": "excess", "amount": 0}}'),
	('FIRE', 1, 'FI17', 17, 'excess', 'Excess: water, typhoon and flood', '墊底費：水漬、颱風及水浸', NULL, NULL, '{"B": {"kind": "excess", "amount": 3000}, "P": {"kind": "excess", "amount": 3000}, "S": {"kind": "excess", "amount": 3000}}'),
	('FIRE', 1, 'FI18', 18, 'excess', 'Excess: earthquake and landslip', '墊底費：地震及山泥傾瀉', NULL, NULL, '{"B": {"kind": "excess", "amount": 10000, "percentOf": {"of": "loss", "percent": 10}}, "P": {"kind": "excess", "amount": 10000, "percentOf": {"of": "loss", "percent": 10}}, "S": {"kind": "excess", "amount": 10000, "percentOf": {"of": "loss", "percent": 10}}}'),
	('FIRE', 1, 'FI19', 19, 'excess', 'Excess: any other loss', '墊底費：其他損失', NULL, NULL, '{"B": {"kind": "excess", "amount": 1500}, "P": {"kind": "excess", "amount": 1500}, "S": {"kind": "excess", "amount": 1500}}'),
	('OS', 1, 'OS01', 1, 'medical', 'Medical expenses (in-patient and out-patient)', '醫療費用（住院及門診）', NULL, 1, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 2000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1000000}}'),
	('OS', 1, 'OS02', 2, 'medical', 'Number of out-patient visits', '門診次數', 'OS01', NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "count", "unit": "visit", "count": 30}, "S": {"kind": "count", "unit": "visit", "count": 20}}'),
	('OS', 1, 'OS03', 3, 'medical', 'Follow-up treatment in Hong Kong', '返港跟進治療', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 20000, "withinDays": 90}, "P": {"kind": "amount", "pays": "expenses", "limit": 200000, "withinDays": 90}, "S": {"kind": "amount", "pays": "expenses", "limit": 100000, "withinDays": 90}}'),
	('OS', 1, 'OS04', 4, 'medical', 'Emergency evacuation and repatriation', '緊急醫療運送及送返', NULL, NULL, '{"B": {"kind": "actual-cost"}, "P": {"kind": "actual-cost"}, "S": {"kind": "actual-cost"}}'),
	('OS', 1, 'OS05', 5, 'medical', 'Compassionate visit', '親屬探望', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 20000}, "P": {"kind": "amount", "pays": "expenses", "limit": 80000}, "S": {"kind": "amount", "pays": "expenses", "limit": 50000}}'),
	('OS', 1, 'OS14', 6, 'medical', 'Trauma counselling', '創傷輔導', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 15000}, "S": {"kind": "amount", "pays": "expenses", "limit": 10000}}'),
	('OS', 1, 'OS06', 7, 'accident', 'Accidental death and permanent disablement', '意外身故及永久傷殘', NULL, 3, '{"B": {"kind": "amount", "pays": "fixed", "limit": 600000}, "P": {"kind": "amount", "pays": "fixed", "limit": 1200000}, "S": {"kind": "amount", "pays": "fixed", "limit": 1000000}}'),
	('OS', 1, 'OS07', 8, 'study', 'Study interruption', '學業中斷', NULL, 2, '{"B": {"kind": "amount", "pays": "expenses", "limit": 30000}, "P": {"kind": "amount", "pays": "expenses", "limit": 200000}, "S": {"kind": "amount", "pays": "expenses", "limit": 100000}}'),
	('OS', 1, 'OS08', 9, 'study', 'Education fund on death of sponsor', '教育基金（供養人身故）', NULL, NULL, '{"B": {"kind": "amount", "pays": "fixed", "limit": 100000}, "P": {"kind": "amount", "pays": "fixed", "limit": 300000}, "S": {"kind": "amount", "pays": "fixed", "limit": 200000}}'),
	('OS', 1, 'OS15', 10, 'study', 'Academic award', '學業優異獎', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "fixed", "limit": 2500}, "S": {"kind": "amount", "pays": "fixed", "limit": 1500}}'),
	('OS', 1, 'OS09', 11, 'liability', 'Personal liability', '個人責任', NULL, 4, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1000000}, "P": {"kind": "amount", "pays": "expenses", "limit": 3000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 2000000}}'),
	('OS', 1, 'OS10', 12, 'baggage', 'Baggage and belongings', '行李及個人財物', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 8000, "subLimits": [{"per": "laptop", "amount": 5000}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 25000, "subLimits": [{"per": "laptop", "amount": 12000}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 15000, "subLimits": [{"per": "laptop", "amount": 8000}]}}'),
	('OS', 1, 'OS11', 13, 'baggage', 'Contents of overseas residence', '海外居所家居財物', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 20000}, "S": {"kind": "amount", "pays": "expenses", "limit": 10000}}'),
	('OS', 1, 'OS12', 14, 'baggage', 'Travel documents', '旅遊證件', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 3000}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000}, "S": {"kind": "amount", "pays": "expenses", "limit": 8000}}'),
	('OS', 1, 'OS13', 15, 'trip', 'Travel delay', '旅程延誤', NULL, NULL, '{"B": {"kind": "per-unit", "unit": "hours", "every": 6, "limit": 1200, "amount": 300, "trigger": {"event": "travel-delay", "hours": 6, "measure": "full"}}, "P": {"kind": "per-unit", "unit": "hours", "every": 6, "limit": 4000, "amount": 500, "trigger": {"event": "travel-delay", "hours": 6, "measure": "full"}}, "S": {"kind": "per-unit", "unit": "hours", "every": 6, "limit": 2400, "amount": 400, "trigger": {"event": "travel-delay", "hours": 6, "measure": "full"}}}'),
	('MOTOR', 1, 'MO01', 1, 'thirdParty', 'Third-party death or bodily injury', '第三者死亡或身體受傷', NULL, 5, '{"B": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 100000000}, "P": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 100000000}, "S": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 100000000}}'),
	('MOTOR', 1, 'MO02', 2, 'thirdParty', 'Third-party property damage', '第三者財物損毀', NULL, 2, '{"B": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 2000000}, "P": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 5000000}, "S": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 2000000}, "variants": {"T": {"B": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 2000000}, "P": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 3000000}, "S": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 2000000}}}}'),
	('MOTOR', 1, 'MO14', 3, 'thirdParty', 'Legal representation for inquest', '死因研訊法律費用', NULL, 7, '{"B": {"kind": "amount", "pays": "expenses", "limit": 5000}, "P": {"kind": "amount", "pays": "expenses", "limit": 30000}, "S": {"kind": "amount", "pays": "expenses", "limit": 10000}, "variants": {"T": {"B": {"kind": "amount", "pays": "expenses", "limit": 5000}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}}}'),
	('MOTOR', 1, 'MO03', 4, 'car', 'Own damage, fire and theft', '車輛損毀、火災及盜竊', NULL, 1, '{"B": {"kind": "value", "basis": "market"}, "P": {"kind": "value", "basis": "market-or-agreed"}, "S": {"kind": "value", "basis": "market"}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO04', 5, 'car', 'New-for-old replacement', '新車「以新換舊」', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "period", "unit": "month", "count": 24}, "S": {"kind": "period", "unit": "month", "count": 12}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO05', 6, 'car', 'Windscreen without effect on the no-claim discount', '擋風玻璃（不影響無索償折扣）', NULL, 4, '{"B": {"kind": "amount", "pays": "expenses", "limit": 3000}, "P": {"kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO11', 7, 'car', 'Key replacement', '更換車匙', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 4000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO12', 8, 'car', 'Personal effects in car', '車內個人財物', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000}, "S": {"kind": "amount", "pays": "expenses", "limit": 2000}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO13', 9, 'car', 'EV charger and cable', '電動車充電裝置', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 15000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO06', 10, 'people', 'Medical expenses', '醫療費用', NULL, NULL, '{"B": {"per": "person", "kind": "amount", "pays": "expenses", "limit": 2000}, "P": {"per": "person", "kind": "amount", "pays": "expenses", "limit": 10000}, "S": {"per": "person", "kind": "amount", "pays": "expenses", "limit": 5000}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO07', 11, 'people', 'Personal accident of policyholder', '車主人身意外', NULL, 6, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "fixed", "limit": 300000}, "S": {"kind": "amount", "pays": "fixed", "limit": 100000}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "fixed", "limit": 50000}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO08', 12, 'assistance', 'Towing to garage', '拖車服務', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1000}, "P": {"kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 2500}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 1000}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO15', 13, 'assistance', '24-hour roadside assistance', '24 小時道路救援', NULL, 3, '{"B": {"kind": "included"}, "P": {"kind": "included"}, "S": {"kind": "included"}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO09', 14, 'costs', 'Loss-of-use allowance', '停用津貼', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 7500, "amount": 500}, "S": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 3000, "amount": 300}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'MO10', 15, 'costs', 'No-claim discount protection (one claim a year)', '無索償折扣保障（每年一次）', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included", "timesPerYear": 1}, "S": {"kind": "optional"}, "variants": {"T": {"B": {"kind": "not-covered"}, "P": {"kind": "not-covered"}, "S": {"kind": "not-covered"}}}}'),
	('MOTOR', 1, 'EX1', 16, 'excess', 'Excess: own damage', '墊底費：車輛損毀', NULL, NULL, '{"B": {"kind": "excess", "amount": 5000, "percentOf": {"of": "car-value", "percent": 2}}, "P": {"kind": "excess", "amount": 3000, "percentOf": {"of": "car-value", "percent": 1}}, "S": {"kind": "excess", "amount": 4000, "percentOf": {"of": "car-value", "percent": 1.5}}, "variants": {"T": null}}'),
	('MOTOR', 1, 'EX2', 17, 'excess', 'Excess: parking damage, third party unknown', '墊底費：泊車損毀（第三者不明）', NULL, NULL, '{"B": {"of": "own-damage", "kind": "excess-multiple", "times": 2, "ofBenefit": "EX1"}, "P": {"of": "own-damage", "kind": "excess-multiple", "times": 1, "ofBenefit": "EX1"}, "S": {"of": "own-damage", "kind": "excess-multiple", "times": 1.5, "ofBenefit": "EX1"}, "variants": {"T": null}}'),
	('MOTOR', 1, 'EX3', 18, 'excess', 'Excess: theft', '墊底費：盜竊', NULL, NULL, '{"B": {"kind": "excess", "amount": 10000, "percentOf": {"of": "car-value", "percent": 2}}, "P": {"kind": "excess", "amount": 6000, "percentOf": {"of": "car-value", "percent": 1}}, "S": {"kind": "excess", "amount": 8000, "percentOf": {"of": "car-value", "percent": 1.5}}, "variants": {"T": null}}'),
	('MOTOR', 1, 'EX4', 19, 'excess', 'Excess: third-party property', '墊底費：第三者財物', NULL, NULL, '{"B": {"kind": "excess", "amount": 4000}, "P": {"kind": "excess", "amount": 2000}, "S": {"kind": "excess", "amount": 3000}}'),
	('MOTOR', 1, 'EX5', 20, 'excess', 'Excess: young driver (under 25)', '墊底費：年輕駕駛者（25 歲以下）', NULL, NULL, '{"B": {"kind": "excess", "amount": 8000, "additional": true}, "P": {"kind": "excess", "amount": 5000, "additional": true}, "S": {"kind": "excess", "amount": 6000, "additional": true}}'),
	('MOTOR', 1, 'EX6', 21, 'excess', 'Excess: inexperienced driver (under 2 years)', '墊底費：經驗不足駕駛者（少於 2 年）', NULL, NULL, '{"B": {"kind": "excess", "amount": 8000, "additional": true}, "P": {"kind": "excess", "amount": 5000, "additional": true}, "S": {"kind": "excess", "amount": 6000, "additional": true}}'),
	('MOTOR', 1, 'EX7', 22, 'excess', 'Excess: unnamed driver', '墊底費：非記名駕駛者', NULL, NULL, '{"B": {"kind": "excess", "amount": 10000, "additional": true}, "P": {"kind": "excess", "amount": 6000, "additional": true}, "S": {"kind": "excess", "amount": 8000, "additional": true}}'),
	('PA', 1, 'PA01', 1, 'accident', 'Accidental death', '意外身故', NULL, 1, '{"B": {"kind": "amount", "pays": "fixed", "limit": 500000}, "P": {"kind": "amount", "pays": "fixed", "limit": 2000000}, "S": {"kind": "amount", "pays": "fixed", "limit": 1000000}}'),
	('PA', 1, 'PA16', 2, 'accident', 'of which a child', '當中：子女', 'PA01', NULL, '{"B": {"of": "adult-sum", "kind": "share", "limit": 300000, "percent": 20, "ofBenefit": "PA01"}, "P": {"of": "adult-sum", "kind": "share", "limit": 300000, "percent": 20, "ofBenefit": "PA01"}, "S": {"of": "adult-sum", "kind": "share", "limit": 300000, "percent": 20, "ofBenefit": "PA01"}}'),
	('PA', 1, 'PA02', 3, 'accident', 'Permanent total disablement', '永久完全傷殘', NULL, NULL, '{"B": {"kind": "amount", "pays": "fixed", "limit": 500000}, "P": {"kind": "amount", "pays": "fixed", "limit": 2000000}, "S": {"kind": "amount", "pays": "fixed", "limit": 1000000}}'),
	('PET', 1, 'PE04', 4, 'vet', 'Vet consultation', '獸醫診金', NULL, 4, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "pays": "expenses", "unit": "visit", "every": 1, "amount": 600}, "S": {"kind": "per-unit", "pays": "expenses", "unit": "visit", "every": 1, "amount": 350}}'),
	('PET', 1, 'PE05', 5, 'vet', 'Number of vet visits', '診症次數', 'PE04', NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "count", "unit": "visit", "count": 20}, "S": {"kind": "count", "unit": "visit", "count": 10}}'),
	('PA', 1, 'PA03', 4, 'accident', 'Permanent partial disablement', '永久部分傷殘', NULL, NULL, '{"B": {"kind": "amount", "pays": "fixed", "limit": 500000, "scale": [{"loss": "hands-or-feet", "percent": 100}, {"loss": "sight-both-eyes", "percent": 100}, {"loss": "limb", "percent": 75}, {"loss": "hearing-both-ears", "percent": 75}, {"loss": "sight-one-eye", "percent": 50}, {"loss": "thumb", "percent": 30}, {"loss": "hearing-one-ear", "percent": 15}, {"loss": "index-finger", "percent": 15}, {"loss": "big-toe", "percent": 10}, {"loss": "other-toe", "percent": 3}]}, "P": {"kind": "amount", "pays": "fixed", "limit": 2000000, "scale": [{"loss": "hands-or-feet", "percent": 100}, {"loss": "sight-both-eyes", "percent": 100}, {"loss": "limb", "percent": 75}, {"loss": "hearing-both-ears", "percent": 75}, {"loss": "sight-one-eye", "percent": 50}, {"loss": "thumb", "percent": 30}, {"loss": "hearing-one-ear", "percent": 15}, {"loss": "index-finger", "percent": 15}, {"loss": "big-toe", "percent": 10}, {"loss": "other-toe", "percent": 3}]}, "S": {"kind": "amount", "pays": "fixed", "limit": 1000000, "scale": [{"loss": "hands-or-feet", "percent": 100}, {"loss": "sight-both-eyes", "percent": 100}, {"loss": "limb", "percent": 75}, {"loss": "hearing-both-ears", "percent": 75}, {"loss": "sight-one-eye", "percent": 50}, {"loss": "thumb", "percent": 30}, {"loss": "hearing-one-ear", "percent": 15}, {"loss": "index-finger", "percent": 15}, {"loss": "big-toe", "percent": 10}, {"loss": "other-toe", "percent": 3}]}}'),
	('PA', 1, 'PA04', 5, 'accident', 'Double indemnity on public transport', '公共交通雙倍賠償', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('PA', 1, 'PA05', 6, 'accident', 'Major burns', '嚴重燒傷', NULL, NULL, '{"B": {"kind": "amount", "pays": "fixed", "limit": 100000}, "P": {"kind": "amount", "pays": "fixed", "limit": 400000}, "S": {"kind": "amount", "pays": "fixed", "limit": 200000}}'),
	('PA', 1, 'PA11', 7, 'accident', 'Broken bones', '骨折保障', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "fixed", "limit": 25000}, "S": {"kind": "amount", "pays": "fixed", "limit": 10000}}'),
	('PA', 1, 'PA06', 8, 'medical', 'Accidental medical expenses', '意外醫療費用', NULL, 2, '{"B": {"per": "accident", "kind": "amount", "pays": "expenses", "limit": 6000}, "P": {"per": "accident", "kind": "amount", "pays": "expenses", "limit": 30000}, "S": {"per": "accident", "kind": "amount", "pays": "expenses", "limit": 15000}}'),
	('PA', 1, 'PA07', 9, 'medical', 'Bonesetting and acupuncture', '跌打及針灸', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 800, "subLimits": [{"per": "visit", "amount": 150}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 4000, "subLimits": [{"per": "visit", "amount": 300}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 2000, "subLimits": [{"per": "visit", "amount": 200}]}}'),
	('PA', 1, 'PA08', 10, 'medical', 'Physiotherapy and chiropractic', '物理治療及脊醫', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1500, "subLimits": [{"per": "visit", "amount": 300}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 8000, "subLimits": [{"per": "visit", "amount": 600}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 4000, "subLimits": [{"per": "visit", "amount": 400}]}}'),
	('PA', 1, 'PA09', 11, 'income', 'Hospital cash', '住院現金', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "most": {"unit": "day", "count": 90}, "unit": "day", "every": 1, "amount": 600}, "S": {"kind": "per-unit", "most": {"unit": "day", "count": 90}, "unit": "day", "every": 1, "amount": 300}}'),
	('PA', 1, 'PA10', 12, 'income', 'Weekly benefit, temporary total disablement', '暫時完全傷殘每週津貼', NULL, 3, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "most": {"unit": "week", "count": 104}, "unit": "week", "every": 1, "amount": 1000}, "S": {"kind": "per-unit", "most": {"unit": "week", "count": 52}, "unit": "week", "every": 1, "amount": 500}}'),
	('PA', 1, 'PA12', 13, 'costs', 'Mobility aid and home alteration', '輔助器材及家居改裝', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 5000}, "P": {"kind": "amount", "pays": "expenses", "limit": 50000}, "S": {"kind": "amount", "pays": "expenses", "limit": 20000}}'),
	('PA', 1, 'PA13', 14, 'costs', 'Funeral expenses', '殮葬費用', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 5000}, "P": {"kind": "amount", "pays": "expenses", "limit": 20000}, "S": {"kind": "amount", "pays": "expenses", "limit": 10000}}'),
	('PA', 1, 'PA14', 15, 'liability', 'Personal liability', '個人責任', NULL, 4, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 3000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1000000}}'),
	('PA', 1, 'PA15', 16, 'assistance', 'Emergency assistance worldwide', '全球緊急支援', NULL, NULL, '{"B": {"kind": "included"}, "P": {"kind": "included"}, "S": {"kind": "included"}}'),
	('PET', 1, 'PE01', 1, 'vet', 'Overall annual limit', '每年總賠償限額', NULL, 1, '{"B": {"kind": "aggregate", "limit": 20000, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09", "PE11", "PE12", "PE13", "PE14"]}, "P": {"kind": "aggregate", "limit": 80000, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09", "PE11", "PE12", "PE13", "PE14"]}, "S": {"kind": "aggregate", "limit": 45000, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09", "PE11", "PE12", "PE13", "PE14"]}}'),
	('PET', 1, 'PE02', 2, 'vet', 'Surgery', '手術費用', NULL, 2, '{"B": {"kind": "amount", "pays": "expenses", "limit": 15000}, "P": {"kind": "amount", "pays": "expenses", "limit": 60000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('PET', 1, 'PE03', 3, 'vet', 'Overnight stay', '住院', NULL, NULL, '{"B": {"kind": "per-unit", "pays": "expenses", "unit": "night", "every": 1, "amount": 400}, "P": {"kind": "per-unit", "pays": "expenses", "unit": "night", "every": 1, "amount": 1500}, "S": {"kind": "per-unit", "pays": "expenses", "unit": "night", "every": 1, "amount": 800}}'),
	('PET', 1, 'PE06', 6, 'vet', 'Prescribed medicine', '處方藥物', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 8000}, "S": {"kind": "amount", "pays": "expenses", "limit": 4000}}'),
	('PET', 1, 'PE07', 7, 'vet', 'X-ray, ultrasound and laboratory', 'X 光、超聲波及化驗', NULL, 5, '{"B": {"kind": "amount", "pays": "expenses", "limit": 1500}, "P": {"kind": "amount", "pays": "expenses", "limit": 12000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('PET', 1, 'PE08', 8, 'vet', 'Chemotherapy', '化療', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 15000}, "S": {"kind": "amount", "pays": "expenses", "limit": 8000}}'),
	('PET', 1, 'PE09', 9, 'vet', 'Chinese medicine and physiotherapy', '中獸醫及物理治療', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 4000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500}}'),
	('PET', 1, 'PE10', 10, 'liability', 'Third-party liability', '第三者責任', NULL, 3, '{"B": {"kind": "optional", "offers": {"kind": "amount", "pays": "expenses", "limit": 500000}}, "P": {"kind": "optional", "offers": {"kind": "amount", "pays": "expenses", "limit": 3000000}}, "S": {"kind": "optional", "offers": {"kind": "amount", "pays": "expenses", "limit": 1500000}}, "variants": {"thirdParty": {"B": {"kind": "amount", "pays": "expenses", "limit": 500000}, "P": {"kind": "amount", "pays": "expenses", "limit": 3000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500000}}}}'),
	('PET', 1, 'PE11', 11, 'owner', 'Cremation and burial', '火化及善終費用', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 3000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500}}'),
	('PET', 1, 'PE12', 12, 'owner', 'Advertising for a lost pet', '尋找走失寵物廣告費', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 3000}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500}}'),
	('PET', 1, 'PE13', 13, 'owner', 'Owner''s trip cancelled for surgery', '因寵物手術取消旅程', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('PET', 1, 'PE14', 14, 'owner', 'Boarding while owner in hospital', '主人住院期間寄養', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 4000}, "S": {"kind": "amount", "pays": "expenses", "limit": 2000}}'),
	('PET', 1, 'PE15', 15, 'general', 'Co-insurance: part of the vet bill you bear', '共同保險：獸醫費用自付部分', NULL, NULL, '{"B": {"ages": [{"toAge": 3, "fromAge": 0, "percent": 20}, {"toAge": 6, "fromAge": 4, "percent": 30}, {"toAge": 9, "fromAge": 7, "percent": 40}], "kind": "co-insurance", "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "P": {"ages": [{"toAge": 3, "fromAge": 0, "percent": 20}, {"toAge": 6, "fromAge": 4, "percent": 30}, {"toAge": 9, "fromAge": 7, "percent": 40}], "kind": "co-insurance", "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "S": {"ages": [{"toAge": 3, "fromAge": 0, "percent": 20}, {"toAge": 6, "fromAge": 4, "percent": 30}, {"toAge": 9, "fromAge": 7, "percent": 40}], "kind": "co-insurance", "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}}'),
	('PET', 1, 'PE16', 16, 'general', 'Waiting period: accident', '等候期：意外', NULL, NULL, '{"B": {"kind": "waiting", "unit": "day", "cause": "accident", "count": 7, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "P": {"kind": "waiting", "unit": "day", "cause": "accident", "count": 7, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "S": {"kind": "waiting", "unit": "day", "cause": "accident", "count": 7, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}}'),
	('PET', 1, 'PE17', 17, 'general', 'Waiting period: illness', '等候期：疾病', NULL, NULL, '{"B": {"kind": "waiting", "unit": "day", "cause": "illness", "count": 30, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "P": {"kind": "waiting", "unit": "day", "cause": "illness", "count": 30, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "S": {"kind": "waiting", "unit": "day", "cause": "illness", "count": 30, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}}'),
	('PET', 1, 'PE18', 18, 'general', 'Waiting period: cancer and joint disease', '等候期：癌症及關節疾病', NULL, NULL, '{"B": {"kind": "waiting", "unit": "day", "cause": "cancer-or-joint-disease", "count": 180, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "P": {"kind": "waiting", "unit": "day", "cause": "cancer-or-joint-disease", "count": 180, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}, "S": {"kind": "waiting", "unit": "day", "cause": "cancer-or-joint-disease", "count": 180, "benefits": ["PE02", "PE03", "PE04", "PE06", "PE07", "PE08", "PE09"]}}'),
	('DH', 1, 'DH01', 1, 'employer', 'Employer''s liability (Employees'' Compensation Ordinance and common law)', '僱主責任（僱員補償條例及普通法）', NULL, 1, '{"B": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 100000000}, "P": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 100000000}, "S": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 100000000}}'),
	('DH', 1, 'DH12', 2, 'employer', 'Fidelity (dishonesty)', '忠誠保障', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000}}'),
	('DH', 1, 'DH02', 3, 'medical', 'Hospital and surgery', '住院及手術', NULL, 2, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 60000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('DH', 1, 'DH03', 4, 'medical', 'of which room and board', '當中：房租及膳食', 'DH02', NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "amount": 500}, "S": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "amount": 300}}'),
	('DH', 1, 'DH04', 5, 'medical', 'of which operations', '當中：手術', 'DH02', NULL, '{"B": {"kind": "not-covered"}, "P": {"per": "operation", "kind": "amount", "pays": "expenses", "limit": 20000}, "S": {"per": "operation", "kind": "amount", "pays": "expenses", "limit": 10000}}'),
	('DH', 1, 'DH05', 6, 'medical', 'Out-patient', '門診', NULL, 3, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000, "subLimits": [{"per": "visit", "amount": 250}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000, "subLimits": [{"per": "visit", "amount": 200}]}}'),
	('DH', 1, 'DH06', 7, 'medical', 'of which bonesetting and physiotherapy', '當中：跌打及物理治療', 'DH05', NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 1000, "subLimits": [{"per": "visit", "amount": 150}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 500, "subLimits": [{"per": "visit", "amount": 100}]}}'),
	('DH', 1, 'DH14', 8, 'medical', 'Cancer and heart disease top-up', '癌症及心臟病額外醫療', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 50000}, "S": {"kind": "not-covered"}}'),
	('DH', 1, 'DH07', 9, 'dental', 'Dental', '牙科', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 2500, "coInsurance": "one-third"}, "S": {"kind": "amount", "pays": "expenses", "limit": 1500, "coInsurance": "one-third"}}'),
	('DH', 1, 'DH08', 10, 'accident', 'Personal accident on rest days', '休息日個人意外', NULL, 4, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "fixed", "limit": 250000}, "S": {"kind": "amount", "pays": "fixed", "limit": 150000}}'),
	('DH', 1, 'DH09', 11, 'costs', 'Repatriation', '遣返費用', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 20000}, "P": {"kind": "amount", "pays": "expenses", "limit": 50000}, "S": {"kind": "amount", "pays": "expenses", "limit": 30000}}'),
	('DH', 1, 'DH10', 12, 'costs', 'Loss-of-service cash', '服務中斷現金津貼', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 9000, "amount": 300, "fromUnit": 4}, "S": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 6000, "amount": 200, "fromUnit": 4}}'),
	('DH', 1, 'DH11', 13, 'costs', 'Replacement helper cost', '補聘家傭費用', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 12000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('DH', 1, 'DH13', 14, 'liability', 'Helper''s liability to others', '家傭第三者責任', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 500000}, "S": {"kind": "amount", "pays": "expenses", "limit": 200000}}'),
	('DH', 1, 'DH15', 15, 'general', 'Waiting period: medical, dental, loss of service and replacement', '等候期：醫療、牙科、服務中斷及補聘', NULL, NULL, '{"B": {"kind": "waiting", "unit": "day", "count": 14, "benefits": ["DH02", "DH03", "DH04", "DH05", "DH06", "DH07", "DH10", "DH11"]}, "P": {"kind": "waiting", "unit": "day", "count": 14, "benefits": ["DH02", "DH03", "DH04", "DH05", "DH06", "DH07", "DH10", "DH11"]}, "S": {"kind": "waiting", "unit": "day", "count": 14, "benefits": ["DH02", "DH03", "DH04", "DH05", "DH06", "DH07", "DH10", "DH11"]}}'),
	('MEDICAL', 1, 'ME01', 1, 'hospital', 'Annual limit', '每年保障限額', NULL, 1, '{"B": {"kind": "aggregate", "limit": 420000, "benefits": ["ME02", "ME03", "ME04", "ME05", "ME06", "ME07", "ME08", "ME09", "ME10", "ME11", "ME12", "ME13", "ME14"]}, "P": {"kind": "aggregate", "limit": 8000000, "benefits": ["ME02", "ME03", "ME04", "ME05", "ME06", "ME07", "ME08", "ME09", "ME10", "ME11", "ME12", "ME13", "ME14"]}, "S": {"kind": "aggregate", "limit": 1000000, "benefits": ["ME02", "ME03", "ME04", "ME05", "ME06", "ME07", "ME08", "ME09", "ME10", "ME11", "ME12", "ME13", "ME14"]}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME02', 2, 'hospital', 'Room and board', '病房及膳食', NULL, 2, '{"B": {"kind": "per-unit", "most": {"unit": "day", "count": 180}, "pays": "expenses", "unit": "day", "every": 1, "amount": 750}, "P": {"full": true, "kind": "actual-cost", "most": {"unit": "day", "count": 180}}, "S": {"kind": "per-unit", "most": {"unit": "day", "count": 180}, "pays": "expenses", "unit": "day", "every": 1, "amount": 1800}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME03', 3, 'hospital', 'Miscellaneous hospital charges', '醫院雜項費用', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 14000}, "P": {"full": true, "kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 40000}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME04', 4, 'hospital', 'Attending doctor', '主診醫生巡房費', NULL, NULL, '{"B": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "amount": 750}, "P": {"full": true, "kind": "actual-cost"}, "S": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "amount": 1800}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME05', 5, 'hospital', 'Specialist''s fee', '專科醫生費', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 4300}, "P": {"full": true, "kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 10000}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME06', 6, 'hospital', 'Intensive care', '深切治療', NULL, NULL, '{"B": {"kind": "per-unit", "most": {"unit": "day", "count": 25}, "pays": "expenses", "unit": "day", "every": 1, "amount": 3500}, "P": {"full": true, "kind": "actual-cost", "most": {"unit": "day", "count": 25}}, "S": {"kind": "per-unit", "most": {"unit": "day", "count": 25}, "pays": "expenses", "unit": "day", "every": 1, "amount": 8000}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME14', 7, 'hospital', 'Hospital cash in public ward', '公立醫院住院現金', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "unit": "day", "every": 1, "amount": 1200}, "S": {"kind": "per-unit", "unit": "day", "every": 1, "amount": 500}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME07', 8, 'surgery', 'Surgeon''s fee, by class of operation', '外科醫生費（按手術類別）', NULL, 3, '{"B": {"kind": "parts", "parts": [{"of": "complex", "limit": 50000}, {"of": "major", "limit": 25000}, {"of": "intermediate", "limit": 12500}, {"of": "minor", "limit": 5000}]}, "P": {"full": true, "kind": "actual-cost"}, "S": {"kind": "parts", "parts": [{"of": "complex", "limit": 120000}, {"of": "major", "limit": 60000}, {"of": "intermediate", "limit": 30000}, {"of": "minor", "limit": 12000}]}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME08', 9, 'surgery', 'Anaesthetist', '麻醉科醫生費', NULL, NULL, '{"B": {"of": "surgeon-fee", "kind": "share", "percent": 35, "ofBenefit": "ME07"}, "P": {"full": true, "kind": "actual-cost"}, "S": {"of": "surgeon-fee", "kind": "share", "percent": 35, "ofBenefit": "ME07"}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME09', 10, 'surgery', 'Operating theatre', '手術室費', NULL, NULL, '{"B": {"of": "surgeon-fee", "kind": "share", "percent": 35, "ofBenefit": "ME07"}, "P": {"full": true, "kind": "actual-cost"}, "S": {"of": "surgeon-fee", "kind": "share", "percent": 35, "ofBenefit": "ME07"}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME10', 11, 'surgery', 'Prescribed imaging', '訂明診斷成像', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 20000, "coInsurance": 30}, "P": {"full": true, "kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 40000, "coInsurance": 30}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME11', 12, 'surgery', 'Prescribed non-surgical cancer treatment', '訂明非手術癌症治療', NULL, 4, '{"B": {"kind": "amount", "pays": "expenses", "limit": 80000}, "P": {"full": true, "kind": "actual-cost"}, "S": {"kind": "amount", "pays": "expenses", "limit": 250000}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME12', 13, 'surgery', 'Out-patient care before and after confinement', '入院前後門診', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 3000, "subLimits": [{"per": "visit", "amount": 580}]}, "P": {"full": true, "kind": "actual-cost", "withinDays": 90}, "S": {"kind": "amount", "pays": "expenses", "limit": 8000, "subLimits": [{"per": "visit", "amount": 1000}]}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME13', 14, 'surgery', 'Psychiatric treatment in Hong Kong', '本地精神科治療', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 30000}, "P": {"kind": "amount", "pays": "expenses", "limit": 80000}, "S": {"kind": "amount", "pays": "expenses", "limit": 40000}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME21', 15, 'outpatient', 'General practitioner', '普通科', NULL, 5, '{"variants": {"O": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 30}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 180}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 30}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 420}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 30}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 280}}, "clinical": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 30}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 180}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 30}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 420}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 30}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 280}}}}'),
	('MEDICAL', 1, 'ME22', 16, 'outpatient', 'Specialist', '專科', NULL, 6, '{"variants": {"O": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 400}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 1000}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 650}}, "clinical": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 400}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 1000}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 650}}}}'),
	('MEDICAL', 1, 'ME23', 17, 'outpatient', 'Chinese medicine', '中醫', NULL, 7, '{"variants": {"O": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 150}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 280}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 200}}, "chineseMedicine": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 150}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 280}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 10}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 200}}}}'),
	('MEDICAL', 1, 'ME24', 18, 'outpatient', 'Physiotherapy', '物理治療', NULL, NULL, '{"variants": {"O": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 8}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 250}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 8}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 500}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 8}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 350}}, "clinical": {"B": {"kind": "per-unit", "most": {"unit": "visit", "count": 8}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 250}, "P": {"kind": "per-unit", "most": {"unit": "visit", "count": 8}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 500}, "S": {"kind": "per-unit", "most": {"unit": "visit", "count": 8}, "pays": "expenses", "unit": "visit", "every": 1, "amount": 350}}}}'),
	('MEDICAL', 1, 'ME25', 19, 'outpatient', 'X-ray and laboratory', 'X 光及化驗', NULL, 8, '{"variants": {"O": {"B": {"kind": "amount", "pays": "expenses", "limit": 1500}, "P": {"kind": "amount", "pays": "expenses", "limit": 6000}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000}}, "clinical": {"B": {"kind": "amount", "pays": "expenses", "limit": 1500}, "P": {"kind": "amount", "pays": "expenses", "limit": 6000}, "S": {"kind": "amount", "pays": "expenses", "limit": 3000}}}}'),
	('MEDICAL', 1, 'ME35', 20, 'dental', 'Annual dental limit', '每年牙科限額', NULL, 9, '{"variants": {"D": {"B": {"kind": "aggregate", "limit": 4000, "benefits": ["ME32", "ME33", "ME34"]}, "P": {"kind": "aggregate", "limit": 16000, "benefits": ["ME32", "ME33", "ME34"]}, "S": {"kind": "aggregate", "limit": 8000, "benefits": ["ME32", "ME33", "ME34"]}}, "dental": {"B": {"kind": "aggregate", "limit": 4000, "benefits": ["ME32", "ME33", "ME34"]}, "P": {"kind": "aggregate", "limit": 16000, "benefits": ["ME32", "ME33", "ME34"]}, "S": {"kind": "aggregate", "limit": 8000, "benefits": ["ME32", "ME33", "ME34"]}}}}'),
	('MEDICAL', 1, 'ME31', 21, 'dental', 'Scaling and polishing', '洗牙', NULL, 10, '{"variants": {"D": {"B": {"kind": "included", "timesPerYear": 2}, "P": {"kind": "included", "timesPerYear": 2}, "S": {"kind": "included", "timesPerYear": 2}}, "dental": {"B": {"kind": "included", "timesPerYear": 2}, "P": {"kind": "included", "timesPerYear": 2}, "S": {"kind": "included", "timesPerYear": 2}}}}'),
	('MEDICAL', 1, 'ME32', 22, 'dental', 'Fillings', '補牙', NULL, 11, '{"variants": {"D": {"B": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 600}, "P": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 1800}, "S": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 1000}}, "dental": {"B": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 600}, "P": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 1800}, "S": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 1000}}}}'),
	('MEDICAL', 1, 'ME33', 23, 'dental', 'Extraction', '脫牙', NULL, NULL, '{"variants": {"D": {"B": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 700}, "P": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 2000}, "S": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 1200}}, "dental": {"B": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 700}, "P": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 2000}, "S": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 1200}}}}'),
	('MEDICAL', 1, 'ME34', 24, 'dental', 'Root canal treatment', '杜牙根', NULL, 12, '{"variants": {"D": {"B": {"kind": "not-covered"}, "P": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 6000}, "S": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 3000}}, "dental": {"B": {"kind": "not-covered"}, "P": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 6000}, "S": {"per": "tooth", "kind": "amount", "pays": "expenses", "limit": 3000}}}}'),
	('MEDICAL', 1, 'ME41', 25, 'chosen', 'Critical illness', '危疾', NULL, NULL, '{"variants": {"criticalIllness": {"B": {"kind": "amount", "pays": "fixed", "limit": 100000}, "P": {"kind": "amount", "pays": "fixed", "limit": 500000}, "S": {"kind": "amount", "pays": "fixed", "limit": 300000}}}}'),
	('MEDICAL', 1, 'ME42', 26, 'chosen', 'Maternity', '產科', NULL, NULL, '{"variants": {"maternity": {"B": {"kind": "amount", "pays": "expenses", "limit": 30000}, "P": {"kind": "amount", "pays": "expenses", "limit": 100000}, "S": {"kind": "amount", "pays": "expenses", "limit": 50000}}}}'),
	('MEDICAL', 1, 'ME15', 27, 'general', 'Deductible choice', '自付費選擇', NULL, NULL, '{"B": {"kind": "excess", "amount": 0}, "P": {"kind": "excess", "amount": 0, "choices": [0, 25000]}, "S": {"kind": "excess", "amount": 0}, "variants": {"D": null, "O": null}}'),
	('MEDICAL', 1, 'ME16', 28, 'general', 'Waiting period: illness', '等候期：疾病', NULL, NULL, '{"B": {"kind": "waiting", "unit": "day", "cause": "illness", "count": 30}, "P": {"kind": "waiting", "unit": "day", "cause": "illness", "count": 30}, "S": {"kind": "waiting", "unit": "day", "cause": "illness", "count": 30}, "variants": {"D": null}}'),
	('MEDICAL', 1, 'ME17', 29, 'general', 'Waiting period: maternity', '等候期：產科', NULL, NULL, '{"variants": {"maternity": {"B": {"kind": "waiting", "unit": "month", "count": 12, "benefits": ["ME42"]}, "P": {"kind": "waiting", "unit": "month", "count": 12, "benefits": ["ME42"]}, "S": {"kind": "waiting", "unit": "month", "count": 12, "benefits": ["ME42"]}}}}'),
	('MEDICAL', 1, 'ME18', 30, 'general', 'Waiting period: critical illness', '等候期：危疾', NULL, NULL, '{"variants": {"criticalIllness": {"B": {"kind": "waiting", "unit": "day", "count": 90, "benefits": ["ME41"]}, "P": {"kind": "waiting", "unit": "day", "count": 90, "benefits": ["ME41"]}, "S": {"kind": "waiting", "unit": "day", "count": 90, "benefits": ["ME41"]}}}}'),
	('GOLF', 1, 'GO01', 1, 'liability', 'Public liability on the course', '球場公眾責任', NULL, 1, '{"B": {"kind": "amount", "pays": "expenses", "limit": 3000000}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000000}}'),
	('GOLF', 1, 'GO10', 2, 'liability', 'Buggy liability', '高球車責任', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 300000}, "S": {"kind": "amount", "pays": "expenses", "limit": 100000}}'),
	('GOLF', 1, 'GO02', 3, 'equipment', 'Golfing equipment', '高爾夫球用具', NULL, 2, '{"B": {"kind": "amount", "pays": "expenses", "limit": 15000, "subLimits": [{"per": "item", "amount": 2000}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 40000, "subLimits": [{"per": "item", "amount": 6000}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 25000, "subLimits": [{"per": "item", "amount": 4000}]}}'),
	('GOLF', 1, 'GO15', 4, 'equipment', 'of which theft from an unattended car boot', '當中：無人看管車尾箱內的盜竊損失', 'GO02', NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 5000}, "P": {"kind": "amount", "pays": "expenses", "limit": 5000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('GOLF', 1, 'GO03', 5, 'equipment', 'Club breakage', '球桿折斷', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"per": "club", "kind": "amount", "pays": "expenses", "limit": 3500}, "S": {"per": "club", "kind": "amount", "pays": "expenses", "limit": 2000}}'),
	('GOLF', 1, 'GO04', 6, 'equipment', 'Personal effects at the club', '會所內個人物品', NULL, NULL, '{"B": {"kind": "amount", "pays": "expenses", "limit": 3000, "subLimits": [{"per": "item", "amount": 1000}]}, "P": {"kind": "amount", "pays": "expenses", "limit": 10000, "subLimits": [{"per": "item", "amount": 2000}]}, "S": {"kind": "amount", "pays": "expenses", "limit": 6000, "subLimits": [{"per": "item", "amount": 1500}]}}'),
	('GOLF', 1, 'GO11', 7, 'equipment', 'Hire of clubs', '租用球桿', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "limit": 3000, "amount": 300}, "S": {"kind": "per-unit", "pays": "expenses", "unit": "day", "every": 1, "limit": 1500, "amount": 300}}'),
	('GOLF', 1, 'GO05', 8, 'holeInOne', 'Hole-in-one', '一桿入洞', NULL, 3, '{"B": {"per": "time", "kind": "amount", "pays": "expenses", "limit": 5000}, "P": {"per": "time", "kind": "amount", "pays": "expenses", "limit": 20000}, "S": {"per": "time", "kind": "amount", "pays": "expenses", "limit": 10000}}'),
	('GOLF', 1, 'GO06', 9, 'holeInOne', 'Hole-in-one, in a year', '一桿入洞（全年）', NULL, NULL, '{"B": {"kind": "aggregate", "limit": 10000, "benefits": ["GO05"]}, "P": {"kind": "aggregate", "limit": 60000, "benefits": ["GO05"]}, "S": {"kind": "aggregate", "limit": 30000, "benefits": ["GO05"]}}'),
	('GOLF', 1, 'GO07', 10, 'accident', 'Personal accident', '個人意外', NULL, 4, '{"B": {"kind": "amount", "pays": "fixed", "limit": 200000}, "P": {"kind": "amount", "pays": "fixed", "limit": 1000000}, "S": {"kind": "amount", "pays": "fixed", "limit": 500000}}'),
	('GOLF', 1, 'GO08', 11, 'accident', 'Accidental medical expenses', '意外醫療費用', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 15000}, "S": {"kind": "amount", "pays": "expenses", "limit": 5000}}'),
	('GOLF', 1, 'GO09', 12, 'accident', 'Weekly benefit', '每週津貼', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "per-unit", "most": {"unit": "week", "count": 52}, "unit": "week", "every": 1, "amount": 1000}, "S": {"kind": "per-unit", "most": {"unit": "week", "count": 52}, "unit": "week", "every": 1, "amount": 500}}'),
	('GOLF', 1, 'GO12', 13, 'costs', 'Course membership fee refund on disablement', '傷殘時退還會籍費用', NULL, NULL, '{"B": {"kind": "not-covered"}, "P": {"kind": "amount", "pays": "expenses", "limit": 20000}, "S": {"kind": "not-covered"}}'),
	('GOLF', 1, 'GO13', 14, 'general', 'Territory', '承保地域', NULL, NULL, '{"B": {"area": "hong-kong-mainland-macao", "kind": "territory"}, "P": {"area": "worldwide", "kind": "territory"}, "S": {"area": "asia", "kind": "territory"}}'),
	('GOLF', 1, 'GO14', 15, 'general', 'Travel section', '旅遊保障', NULL, NULL, '{"B": {"kind": "optional", "offers": {"kind": "plan", "line": "TRAVEL", "tier": "B", "tripType": "A", "destination": "A"}}, "P": {"kind": "optional", "offers": {"kind": "plan", "line": "TRAVEL", "tier": "S", "tripType": "A", "destination": "W"}}, "S": {"kind": "optional", "offers": {"kind": "plan", "line": "TRAVEL", "tier": "S", "tripType": "A", "destination": "A"}}, "variants": {"travel": {"B": {"kind": "plan", "line": "TRAVEL", "tier": "B", "tripType": "A", "destination": "A"}, "P": {"kind": "plan", "line": "TRAVEL", "tier": "S", "tripType": "A", "destination": "W"}, "S": {"kind": "plan", "line": "TRAVEL", "tier": "S", "tripType": "A", "destination": "A"}}}}');


--
-- Data for Name: captchas; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: catalogue_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalogue_versions (line, version, effective_from, status, published_at, note) VALUES
	('TRAVEL', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First travel tariff'),
	('HOME', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First home tariff'),
	('FIRE', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First fire tariff'),
	('OS', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First overseas student tariff'),
	('MOTOR', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First motor tariff'),
	('PA', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First personal accident tariff'),
	('PET', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First pet tariff'),
	('DH', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First domestic helper tariff'),
	('MEDICAL', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First medical tariff'),
	('GOLF', 1, '2026-01-01', 'published', '2026-11-22 04:58:57.783+00', 'First golf tariff');


--
-- Data for Name: claim_faqs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claim_faqs (id, line, seq, question_en, question_zh, answer_en, answer_zh, state, changed_by, changed_at, version) VALUES
	('b276d47d-d650-44eb-ad87-a369cc565d6b', 'TRAVEL', 10, 'How soon must I report a travel claim?', '我須於多久內提出旅遊保險索償？', 'Within 30 days of the event, even if some documents are still missing. Send the form with what you have and say what will follow.', '事發後 30 日內提出，即使文件未齊亦應先遞交表格，並註明稍後補交的文件。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('2ff448e2-19ed-469c-a661-fa4e57c3adc5', 'TRAVEL', 20, 'My baggage was delayed. What do I need from the airline?', '行李延誤，我需要向航空公司取得甚麼文件？', 'Ask for a property irregularity report before you leave the baggage hall, and keep the slip that shows when the baggage was handed over. Keep receipts of toiletries and clothing bought while you waited.', '離開行李大堂前請索取行李異常報告，並保留列明取回行李時間的單據，以及等候期間購買必需品的收據。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('9078b94d-32e1-4dd4-a6a8-e49eb0dc0049', 'TRAVEL', 30, 'Something was stolen. Is a police report really necessary?', '財物被竊，是否必須報警？', 'Yes. Report it to the local police within 24 hours and keep the report or its number. Without it, theft and loss cannot be told apart from mislaying, and the claim may be declined.', '必須。請於 24 小時內向當地警方報案並保留報告或檔案編號，否則難以證明屬盜竊或遺失，索償可能被拒。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('40c85fc9-abae-4c8f-94cd-269f8ec77ec3', 'TRAVEL', 40, 'I was treated in hospital abroad. Do I pay first?', '在外地住院，我須先付款嗎？', 'Call the 24-hour assistance hotline on your policy as soon as you can. For admissions it can often guarantee the deposit; otherwise pay, and claim with the medical report and original receipts.', '請盡快致電保單上的 24 小時支援熱線，住院時多可安排保證入院按金；否則請先付款，再憑醫療報告及收據正本索償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('2027fa45-7476-4cc4-b830-60ef3a298d32', 'TRAVEL', 50, 'When can I claim for a trip that I cancelled?', '取消旅程在甚麼情況下可以索償？', 'When the reason is one that your policy names, for example serious illness or death of yourself or a close relative, and it arose after you bought the policy. Costs that the airline or hotel refunds are not paid twice.', '取消原因須為保單列明者，例如本人或近親患上重病或身故，並於投保後發生。航空公司或酒店已退回的費用不會重複賠償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('b1493c6c-5573-4da5-829c-3368a9b7ec95', 'TRAVEL', 60, 'I am covered by two policies for the same trip. Can I claim on both?', '同一旅程有兩份保險，可否同時索償？', 'Fixed benefits, such as cash for a delay or accidental death, are paid by each policy. Costs you spent, such as medical bills, are paid once in all: tell each insurer of the other.', '定額賠償（例如延誤津貼或意外身故）可由各保單分別支付；實際支出（例如醫療費用）合共只獲賠一次，請告知各保險公司。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('ac0256a4-1c4c-4892-a3a9-6decdcf247ad', 'TRAVEL', 70, 'How long does it take until I am paid?', '多久可以收到賠款？', 'Within 10 working days after the insurer has approved the claim. Most of the waiting is for documents, so send them complete.', '保險公司批核後 10 個工作天內支付。等候時間多因補交文件，請盡量一次過遞交齊全。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('77654d30-03b6-4fb6-9641-46abc109e224', 'HOME', 10, 'A pipe burst. What should I do first?', '水管爆裂，首先應做甚麼？', 'Shut the main valve, take photographs of the pipe and of everything wet, and call the building management. Emergency repairs to stop the water may begin at once; leave other repairs until the insurer has agreed.', '先關上水掣，拍攝爆裂位置及所有受水損物品，並通知大廈管理處。可即時進行止水的緊急維修，其他維修須待保險公司同意。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('e2fd476f-71f2-44c2-b93e-9bf093af9340', 'HOME', 20, 'Must I keep damaged things?', '受損物品是否必須保留？', 'Yes, until the insurer or its loss adjuster has seen them or tells you in writing that they may be thrown away. If they must go for hygiene, photograph them first.', '必須，直至保險公司或公證行檢驗，或以書面同意棄置為止。如因衞生理由必須棄置，請先拍照。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('b81e1475-30fa-4f22-a04b-1c9c28310639', 'HOME', 30, 'Water from my flat damaged the flat below. Am I covered?', '我單位漏水損毀樓下單位，是否受保？', 'Home policies cover what you owe others as occupier or owner. Pass every letter on unanswered; do not admit fault or offer to pay, because that can prejudice the claim.', '家居保險涵蓋你作為住戶或業主須負的法律責任。請將所有信件原封轉交保險公司，切勿承認責任或承諾賠償，以免影響索償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('4d3fa37f-a139-440f-915c-c904e24ab786', 'HOME', 40, 'I no longer have receipts. Can I still claim?', '沒有購買單據，還可以索償嗎？', 'Yes. Photographs, warranty cards, card statements, manuals or the box help to prove what you had and what it cost. Valuables usually need a receipt or a valuation.', '可以。照片、保養卡、信用卡月結單、說明書或包裝盒均有助證明物品及價值；貴重物品一般須有單據或估價。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('35ff1aa9-8f43-443d-8ac0-d41ac26f28c7', 'HOME', 50, 'My home was empty for two months. Does that matter?', '家中空置了兩個月，會影響索償嗎？', 'It may. Theft and water damage are often not covered when a home has been unoccupied for long; the period stands in your policy under the important notes. Tell the insurer before you leave for long.', '可能會。家居長期無人居住時，盜竊及水漬損失一般不受保，期限載於保單的重要事項。長期離開前請先通知保險公司。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('c31944a6-6f62-4deb-b520-fb9295128503', 'HOME', 60, 'How is the payment worked out?', '賠償如何計算？', 'From the cost of repair or of a similar new thing, up to the limit of the item and of the section, less the excess. Your policy’s benefit table shows the limits.', '按維修或重置同類新物品的費用計算，以每件物品及該項保障的限額為上限，並扣除墊底費。限額載於保單的保障表。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('667b69ef-38ab-4f86-a57b-0c20e4a64595', 'FIRE', 10, 'What does fire insurance pay that home insurance does not?', '火險與家居保險的賠償有何分別？', 'Fire insurance pays for the building itself: walls, floors, windows and fixtures as built. Home insurance pays for contents, decoration and liability. A mortgage needs the first; your belongings need the second.', '火險賠償樓宇結構，包括牆壁、地板、窗戶及原有裝置；家居保險賠償室內財物、裝修及法律責任。按揭須有火險，個人財物則須家居保險。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('7e654d71-e55e-48a1-b9e9-7a68b2bb7420', 'FIRE', 20, 'Who receives the money when my flat is mortgaged?', '單位已按揭，賠款由誰收取？', 'The bank is named on the policy. Larger payments are made to it, or to the contractor with its consent. Tell the bank of the loss when you report it.', '保單列明銀行為承按人，較大額賠款會支付予銀行，或經其同意後支付予承辦商。報案時請同時通知銀行。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('12780571-1f73-4c8e-afbf-fcad2d094061', 'FIRE', 30, 'My sum insured is lower than the cost of rebuilding. What happens?', '投保額低於重建費用會怎樣？', 'A loss may be paid in proportion: with half of the rebuilding cost insured, half of a partial loss. Review the sum insured at every renewal; it should follow building costs, not the price of the flat.', '賠償可能按比例計算：投保額只及重建費用一半，部分損失亦只獲賠一半。請於每次續保時檢討投保額，應以重建費用而非樓價為準。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('558c7f56-7f73-451e-a612-6a7535caee8f', 'FIRE', 40, 'May I clear up before the loss adjuster comes?', '公證行到場前可否清理？', 'Do what is needed for safety and to keep the loss from growing, and photograph everything first. Leave the rest as it is until the adjuster has been there, usually within a few days.', '可先拍照，再採取確保安全及防止損失擴大的措施，其餘請保持原狀，待公證行檢驗，一般於數日內到場。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('736d8617-9882-4329-a0ca-a77d49db9732', 'FIRE', 50, 'Are typhoon and landslip covered?', '颱風及山泥傾瀉是否受保？', 'Only where the benefit table of your plan lists them. Look for typhoon, flood and landslip under extra perils, and note that each has its own excess.', '視乎計劃的保障表有否列明。請查看額外風險項下的颱風、水浸及山泥傾瀉，各有其墊底費。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('d7e70da5-650d-453a-8fbd-49a198bb9e0d', 'FIRE', 60, 'Which report of the Fire Services Department do I need?', '須取得消防處哪份報告？', 'The attendance or incident report. The owner or a person authorised by the owner can apply for it; it takes some weeks, so apply at once and send it when it comes.', '消防處的出勤或事故報告，可由業主或其授權人申請。由於需時數星期，請即時申請，收到後補交。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('016d7277-7a8f-4e31-94b5-f714d91a5231', 'OS', 10, 'I am studying abroad. Can my parents claim for me?', '我身在外地留學，父母可否代為索償？', 'Yes. The policyholder may send the form and the documents from Hong Kong. Scans are enough to begin with; keep the originals, because the insurer may ask for them.', '可以，投保人可在香港遞交表格及文件。初步可提交掃描本，但請保留正本以備保險公司索取。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('81007e8f-b54c-447c-9b4f-6f0b08042cca', 'OS', 20, 'Does the school’s health plan pay first?', '學校的醫療計劃是否先賠？', 'Claim there first where you are a member, and send us its settlement advice. Your policy pays what is left, within its limits.', '如你是學校計劃的成員，請先向其索償並將賠償通知寄給我們，餘額由你的保單在限額內支付。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('ea8d8aa8-1498-432d-a4de-4ae7dfbf61ec', 'OS', 30, 'What is study interruption?', '何謂學業中斷？', 'Leaving the course for a reason that the policy names, such as a serious injury or illness, or the death of a close relative. Fees paid in advance that the school does not refund are covered up to the limit.', '因保單列明的原因（例如嚴重傷病或近親身故）而須中止課程。學校不退回的預繳學費可於限額內獲賠。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('18492386-c15e-4b1a-9304-86ac6e0ade86', 'OS', 40, 'My laptop was stolen from the dormitory. Is it covered?', '手提電腦在宿舍被竊，是否受保？', 'Report it to the police within 24 hours and to the dormitory. There is a limit per item, and theft from a room usually needs signs of forced entry.', '請於 24 小時內報警並通知宿舍。每件物品設有限額，而房間失竊一般須有強行進入的痕跡。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('7295c348-d923-46f6-abef-2b2654df8669', 'OS', 50, 'Am I covered while I am home for the holidays?', '假期回港期間是否受保？', 'Most plans cover short returns and trips during the holidays, but some benefits apply in the country of study alone. The important notes of your plan say which.', '大部分計劃涵蓋短暫回港及假期旅行，但部分保障只限留學國家，詳見計劃的重要事項。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('ae788e26-2bd0-4da7-b4bb-dcf674114162', 'OS', 60, 'The tuition is paid by my father. What if he dies?', '學費由父親支付，如他身故會怎樣？', 'If he is named as sponsor and dies or is permanently disabled by an accident, plans with tuition protection pay the remaining fees up to the limit. Send the death certificate and the school’s fee schedule.', '如父親為列明的資助人並因意外身故或永久傷殘，設有學費保障的計劃會在限額內支付餘下學費。請遞交死亡證及學校收費表。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('652d17e3-ef36-4134-acb5-6e7e995be83b', 'MOTOR', 10, 'What must I do at the scene of an accident?', '意外現場應做甚麼？', 'Stop, help the injured and call 999 if anybody is hurt. Exchange names, marks and insurers, photograph vehicles and road, and ask witnesses for their names. Do not admit fault or agree on a payment.', '停車、協助傷者，如有人受傷請致電 999。交換姓名、車牌及保險公司資料，拍攝車輛及路面，並記下證人姓名。切勿承認責任或私下協議賠償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('16fcf436-ff04-4f8e-9781-4d729941e127', 'MOTOR', 20, 'How soon must I tell the insurer?', '須於多久內通知保險公司？', 'Within 24 hours, also when you do not mean to claim: the other driver may. Pass writs and summonses on the day they arrive.', '24 小時內，即使你不打算索償，因對方仍可能追討。收到令狀或傳票當日即須轉交。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('6dcb414f-6688-414f-a3aa-d1d37823a020', 'MOTOR', 30, 'May I have the car repaired at once?', '可否立即維修車輛？', 'Only after the insurer’s surveyor has seen it. Towing to a garage is fine. Repairs that began without consent may not be paid.', '須待保險公司的公證行驗車後方可維修，但可先拖往車房。未經同意的維修費用可能不獲賠償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('33137029-ad65-4abe-966a-29e1ab35dc2b', 'MOTOR', 40, 'Will I lose my no claim discount?', '索償會影響無索償折扣嗎？', 'A claim that the insurer cannot recover in full lowers the discount at renewal, also where you were only partly at fault. Plans with discount protection keep it within the limits they state.', '如保險公司未能全數追回賠款，續保時無索償折扣會下調，即使你只須負部分責任。設有折扣保障的計劃可在訂明範圍內保留折扣。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('0cdd3c53-d62c-4daa-bf61-68769018209c', 'MOTOR', 50, 'A friend was driving. Does the policy pay?', '朋友駕駛時發生意外，是否受保？', 'If the friend is a named driver or the policy allows any licensed driver. Unnamed, young and inexperienced drivers have an additional excess; a driver without a valid licence is not covered.', '如朋友為記名駕駛者，或保單容許任何持牌人士駕駛，便可受保。非記名、年輕或經驗不足駕駛者有額外墊底費；無有效駕駛執照者不受保。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('5baedf8f-1974-46c2-8767-e2c0706a2a29', 'MOTOR', 60, 'My windscreen was broken by a stone. Does this count as a claim?', '擋風玻璃被石擊破，會否當作索償？', 'Plans with windscreen cover pay for it without touching the discount, up to the limit of the benefit. Send a photograph and the quotation before the glass is replaced.', '設有擋風玻璃保障的計劃會在限額內賠償，並不影響無索償折扣。更換前請先遞交照片及報價。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('7076d7e5-1370-410d-a219-7d08cec45286', 'MOTOR', 70, 'I have third-party cover only. What is paid?', '我只投保第三者保險，可獲甚麼賠償？', 'Injury of others and damage to their property, up to the limits. Damage to your own car is not covered; you may claim it from the other driver, if he was at fault.', '賠償他人受傷及財物損失，以限額為上限。你的車輛損毀不受保；如對方有過失，你可向對方追討。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('cdbb6949-4518-44bf-9122-d52dd0727018', 'PA', 10, 'What counts as an accident?', '甚麼才算意外？', 'A sudden, unforeseen event from outside that alone causes bodily injury. Illness, wear of joints and strains that build up over time are not accidents, even when they are first felt at work.', '指突如其來、不可預見、由外在因素單獨引致身體受傷的事件。疾病、關節退化及長期勞損並不屬意外，即使首次於工作時發作。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('29ff6ec7-874c-4dc7-b5a0-097300bb793d', 'PA', 20, 'When must I see a doctor?', '須於何時求診？', 'As soon as you can, and within the number of days that the policy names for medical expenses. Keep the first medical record: it shows that the injury came from the accident.', '應盡快求診，並於保單就醫療費用所訂日數內。請保留首次診症紀錄，以證明傷勢由該意外引致。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('283f09e0-6dfc-4a10-b6e3-25876425e8c0', 'PA', 30, 'Are bone-setting and physiotherapy paid?', '跌打及物理治療可獲賠償嗎？', 'Where the benefit table lists them, up to a limit per visit and year. Physiotherapy needs a doctor’s referral; practitioners of Chinese medicine must be registered.', '如保障表列明，可按每次及每年限額賠償。物理治療須有醫生轉介，中醫師須為註冊。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('cca86d4c-84d1-487d-afde-ec0d6951b261', 'PA', 40, 'I have an employee compensation claim too. May I claim both?', '同時有工傷賠償，可否一併索償？', 'Yes. Sums for disablement are paid beside each other. Medical costs that your employer has paid are not paid again.', '可以。傷殘賠償可分別領取，但僱主已支付的醫療費用不會重複賠償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('4d835ce9-1eef-42f8-8979-9136fe21b4db', 'PA', 50, 'When is permanent disablement assessed?', '永久傷殘何時評估？', 'Once the injury has become stable, usually within 12 months of the accident. The percentage follows the scale printed in the policy wording.', '傷勢穩定後評估，一般於意外後 12 個月內。百分比按保單條款的賠償表計算。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('8be1f7a9-b829-4ad7-8edd-6827567594c9', 'PA', 60, 'I have changed my job since I bought the policy. Is this a problem?', '投保後轉了工作，有影響嗎？', 'Tell the insurer when the new work is of a higher class, such as from an office to a building site. A claim from work that was not told may be reduced or declined.', '如新工作職業類別較高（例如由文職轉為地盤工作），請通知保險公司。未申報的工作所引致的索償可能被削減或拒絕。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('4f70d293-dfcd-488e-a97b-8bc07812e3be', 'PET', 10, 'Which veterinary clinics may I use?', '可到哪些獸醫診所？', 'Any clinic with a veterinary surgeon registered in Hong Kong. Pay first and claim with the itemised receipt and the diagnosis.', '任何有香港註冊獸醫的診所均可。請先付款，再憑收費明細及診斷索償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('141d4c26-741c-4b30-a08a-44ca3754296b', 'PET', 20, 'Is there a waiting period?', '有沒有等候期？', 'Yes, for illness; it begins with the first policy and not again at renewal. Accidents are covered sooner. Your plan’s benefit table shows the number of days.', '疾病設有等候期，由首份保單起計，續保無須重新計算；意外的等候期較短。日數載於計劃的保障表。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('18423932-f052-40d4-be2d-5976975c8115', 'PET', 30, 'Are vaccinations and check-ups paid?', '疫苗及身體檢查可獲賠償嗎？', 'Not as treatment. Some plans with a wellness benefit give a yearly amount for vaccination, dental cleaning or neutering.', '並不屬治療費用。部分附有保健保障的計劃每年提供定額，用於疫苗、洗牙或絕育。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('ac734780-b1fc-4612-a20b-1be13f30d7c5', 'PET', 40, 'My dog bit somebody. What now?', '我的狗隻咬傷人，應怎樣做？', 'See that the person is treated, exchange details, and report to the insurer at once. If third-party liability was chosen it deals with the demand; do not promise money yourself.', '先協助傷者求醫及交換資料，並立即通知保險公司。如已選購第三者責任，保險公司會處理對方要求，請勿自行承諾賠償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('5248e24e-3ccb-4799-89d1-04ba8c3e47e4', 'PET', 50, 'Is a condition that my cat had before covered?', '貓隻投保前已有的病症是否受保？', 'No. Conditions with signs before the policy or in the waiting period are excluded, as are those that come with the breed where the wording says so.', '不受保。投保前或等候期內已出現徵狀的病症，以及條款列明的遺傳性病症，均屬不保事項。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('638faf7d-0147-4b5d-95a2-1f89bdfb005a', 'PET', 60, 'Why do you ask for the microchip number?', '為何需要晶片號碼？', 'It proves that the animal treated is the one insured. For dogs a microchip and a licence are required by law from five months of age.', '用以證明接受治療的動物即為受保寵物。法例規定狗隻五個月大起必須植入晶片及領取牌照。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('e545aafa-5151-4708-9e11-5f37ee625f8e', 'DH', 10, 'My helper was hurt at work. What does the law ask of me?', '家傭在工作時受傷，法例要求我怎樣做？', 'Report it to the Labour Department on Form 2 within 14 days when she is unfit for more than three days, and within 7 days for a death. Tell the insurer at the same time and keep all sick leave certificates.', '如喪失工作能力超過三日，須於 14 日內以表格 2 向勞工處呈報；死亡個案須於 7 日內呈報。請同時通知保險公司並保留所有病假證明書。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('c045ea2d-7141-48f5-9272-e0e9b4674ee8', 'DH', 20, 'Do I go on paying wages during sick leave?', '病假期間是否須繼續支付工資？', 'During leave for an injury at work you pay periodical payments of four-fifths of her earnings. The insurer pays them back to you; send wage receipts and certificates.', '工傷病假期間須按期支付其收入的五分之四。保險公司會向你償還，請遞交糧單及病假證明書。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('0f8a951d-1985-4b2b-aa20-a3c8e710842f', 'DH', 30, 'Which doctor may she see?', '家傭可到哪裏求診？', 'Any registered doctor, unless your plan has a list of network clinics. Receipts must show her name, the diagnosis and the charge.', '任何註冊醫生均可，除非計劃設有網絡診所。收據須列明其姓名、診斷及收費。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('5f911e9d-75c6-4f83-86b0-95f3dc72d979', 'DH', 40, 'Is dental treatment covered?', '牙科治療是否受保？', 'Where the plan has a dental benefit it covers pain relief, such as extraction, filling and abscess, at a share of the cost. Scaling and cosmetic work are not covered.', '設有牙科保障的計劃涵蓋止痛治療，例如脫牙、補牙及膿腫，按百分比賠償；洗牙及美容治療不受保。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('2ffbc89f-d809-43d6-898f-e6f1834d3ff3', 'DH', 50, 'She cannot work any more and must go home. Who pays?', '家傭無法繼續工作須返國，費用由誰支付？', 'Plans with repatriation pay the ticket and needed escort, and many add the cost of a replacement helper. A registered doctor must certify that she is unfit.', '設有遣返保障的計劃會支付機票及所需護送費用，不少更包括補聘費用。須由註冊醫生證明其不適合工作。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('c81ea810-ea0e-4716-8706-7e72d1f43244', 'DH', 60, 'The contract ended early. Can the policy go over to a new helper?', '合約提早終止，保單可否轉給新家傭？', 'Many insurers allow one change of name within the period. Tell us before she starts; until then the new helper is not covered.', '不少保險公司容許於保障期內更改受保家傭一次。請於新家傭上任前通知我們，之前新家傭並不受保。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('f9025c2b-0469-4ebf-a904-e42151f5e09c', 'MEDICAL', 10, 'I am going to be admitted to hospital. Should I tell the insurer first?', '準備入院，是否須先通知保險公司？', 'Yes, for planned stays. Ask for pre-approval with the doctor’s estimate at least three working days before. You learn what is covered, and the hospital may be paid directly.', '預定入院請先通知。最少於三個工作天前遞交醫生的預算費用申請預先批核，可知悉保障範圍，醫院費用或可直接支付。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('15994df3-3c63-44f1-b7bc-59e01d93a46f', 'MEDICAL', 20, 'Which papers does the insurer need after a hospital stay?', '出院後須遞交甚麼文件？', 'The original receipts with a breakdown of charges, the discharge summary, and the part of the claim form that the attending doctor fills in.', '收據正本連收費明細、出院撮要，以及由主診醫生填寫的索償表格部分。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('d9b98b13-6190-4ebf-aa6a-8190bc7fda87', 'MEDICAL', 30, 'I chose a better room than my plan has. What happens?', '入住較計劃為高的病房會怎樣？', 'Other charges rise with the room, so the whole claim may be paid at a reduced share. The benefit table of your plan names the class of ward.', '其他收費會隨病房級別上升，因此整項賠償可能按比例調整。計劃的保障表列明病房級別。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('bc924999-b5de-47fc-828d-6b494e2f0b65', 'MEDICAL', 40, 'Are illnesses covered that I had before?', '投保前已有的疾病是否受保？', 'Not unless you declared them and the insurer accepted them in writing. Declare also what seems small: a claim shows the earlier records.', '除非已申報並獲保險公司書面接納，否則不受保。即使看似輕微亦應申報，因索償時會查閱病歷。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('ad497f15-29e9-4c0c-9223-e0957a6cbb56', 'MEDICAL', 50, 'Must I claim for every doctor’s visit?', '每次門診都要索償嗎？', 'You may collect receipts of out-patient visits and send them together, at the latest 90 days after the first. Only one visit a day of each kind is paid.', '可儲起門診收據一併遞交，最遲為首次診症後 90 日。每類門診每日只賠償一次。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('498b82f1-80ab-4c44-b38e-b687c10581c8', 'MEDICAL', 60, 'My employer’s group medical plan paid a part. Can I claim the rest?', '公司醫療計劃已支付部分費用，可否索償餘額？', 'Yes. Send the settlement advice with certified copies of the receipts. Together the plans never pay more than you spent, but cash benefits are added.', '可以，請遞交賠償通知及經核證的收據副本。各計劃合共不會超過實際開支，但現金津貼可額外領取。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('1193225e-4b8c-4038-b529-b526eac2e30b', 'GOLF', 10, 'My ball broke a window. Does the policy pay?', '高爾夫球擊破窗戶，是否獲賠？', 'Damage that you cause to others while playing or practising on a recognised course is liability cover. Give your details, report it to the club, and leave the talks to the insurer.', '在認可球場打球或練習時引致他人損失，屬第三者責任保障。請留下資料、通知球會，並交由保險公司處理。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('5b306e19-8e1d-4504-bef9-a20f602477c3', 'GOLF', 20, 'What must I show for a hole-in-one?', '一桿入洞須遞交甚麼證明？', 'The score card signed by your partner and certified by the club, and receipts of the bar on the same day. It must have been a full round on a course, not a driving range or a par-3 course where the wording says so.', '由同場球員簽署並經球會核證的記分卡，以及當日的酒吧單據。須於球場完成整場比賽，練習場及條款列明的三桿洞球場並不適用。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('b5652121-3a50-4af9-8e1d-156d25d91ffd', 'GOLF', 30, 'Clubs were stolen from my car. Are they covered?', '球桿在車內被竊，是否受保？', 'If they were out of sight in a locked boot and there are marks of force. Report it to the police within 24 hours and send the purchase receipts.', '須存放於上鎖的車尾箱內不可見處，並有強行進入痕跡。請於 24 小時內報警並遞交購買單據。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('6524ac8e-1432-4e93-9700-bff30e92a6c2', 'GOLF', 40, 'A club broke while I was playing. Is this paid?', '打球時球桿折斷，是否獲賠？', 'Breakage during play is covered by most plans up to a limit per club. Keep the pieces and photograph them; wear and tear is not covered.', '大部分計劃涵蓋打球時的折斷，設有每枝限額。請保留殘件並拍照；正常損耗不受保。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('870cefd3-c645-4018-b4e3-041cab196cc2', 'GOLF', 50, 'I rent equipment on a trip. Is it insured?', '旅行時租用的用具是否受保？', 'Equipment belongs to the policy when it is yours. Hire costs are paid where your own clubs were delayed or lost on a trip and the plan has the travel section.', '只有你擁有的用具受保。如設有旅遊保障，而你的球具在旅途中延誤或遺失，租用費用可獲賠償。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('4433dbcf-b9d1-42cf-88ff-d356a7e892bf', 'GOLF', 60, 'Does golf insurance pay for my own injury?', '高爾夫球保險會賠償我自己受傷嗎？', 'Plans with personal accident pay a sum for death and permanent disablement on the course, and some add medical costs. Send the medical report and the club’s incident report.', '設有個人意外保障的計劃會就球場上的身故及永久傷殘作出賠償，部分亦包括醫療費用。請遞交醫療報告及球會的事故報告。', 'published', NULL, '2026-11-22 04:00:00+00', 1),
	('fadec4be-e8b6-4ab6-a7ec-b68e3e9ff50c', 'GOLF', 1, 'Whom do I call? canary.quetzal@example.com or 2345 6789', '可致電何人？', 'A1234563 is an identity card.', '此為身份證。', 'draft', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 1),
	('08406de5-b10e-4be8-a72a-be1131e1934a', 'GOLF', 1, 'Whom do I call? canary.quetzal@example.com or 2345 6789', '可致電何人？', 'Nobody.', '此為身份證。', 'draft', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 2),
	('a7cef901-77d6-494a-8835-7f08473940cd', 'GOLF', 1, 'Whom do I call? canary.quetzal@example.com or 2345 6789', '可致電何人？', 'A1234563 is an identity card.', '此為身份證。', 'published', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 2),
	('7862f632-5d20-4ff9-ad4b-dfbd09915d5b', 'GOLF', 1, 'Whom do I call? canary.quetzal@example.com or 2345 6789', '可致電何人？', 'A1234563 is an identity card.', '此為身份證。', 'withdrawn', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 3);


--
-- Data for Name: commission_rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.commission_rates (product, tier, effective_from, basic_bp, payout_bp) VALUES
	('TRAVEL', 1, '2018-01-01', 3000, 6000),
	('HOME', 1, '2018-01-01', 2500, 6000),
	('FIRE', 1, '2018-01-01', 2000, 6000),
	('OS', 1, '2018-01-01', 2500, 6000),
	('MOTOR_C', 1, '2018-01-01', 1250, 6000),
	('MOTOR_T', 1, '2018-01-01', 750, 6000),
	('PA', 1, '2018-01-01', 3000, 6000),
	('PET', 1, '2018-01-01', 2000, 6000),
	('DH', 1, '2018-01-01', 2500, 6000),
	('MEDICAL', 1, '2018-01-01', 1500, 6000),
	('GOLF', 1, '2018-01-01', 2500, 6000),
	('EC', 1, '2018-01-01', 1000, 6000),
	('BP', 1, '2018-01-01', 2000, 6000),
	('CAR', 1, '2018-01-01', 1750, 6000),
	('MARINE', 1, '2018-01-01', 1250, 6000),
	('PAR', 1, '2018-01-01', 1500, 6000),
	('PL', 1, '2018-01-01', 1750, 6000),
	('OTHERS', 1, '2018-01-01', 1500, 6000),
	('TRAVEL', 2, '2018-01-01', 3250, 6000),
	('HOME', 2, '2018-01-01', 2750, 6000),
	('FIRE', 2, '2018-01-01', 2250, 6000),
	('OS', 2, '2018-01-01', 2750, 6000),
	('MOTOR_C', 2, '2018-01-01', 1500, 6000),
	('MOTOR_T', 2, '2018-01-01', 1000, 6000),
	('PA', 2, '2018-01-01', 3250, 6000),
	('PET', 2, '2018-01-01', 2250, 6000),
	('DH', 2, '2018-01-01', 2750, 6000),
	('MEDICAL', 2, '2018-01-01', 1750, 6000),
	('GOLF', 2, '2018-01-01', 2750, 6000),
	('EC', 2, '2018-01-01', 1250, 6000),
	('BP', 2, '2018-01-01', 2250, 6000),
	('CAR', 2, '2018-01-01', 2000, 6000),
	('MARINE', 2, '2018-01-01', 1500, 6000),
	('PAR', 2, '2018-01-01', 1750, 6000),
	('PL', 2, '2018-01-01', 2000, 6000),
	('OTHERS', 2, '2018-01-01', 1750, 6000),
	('TRAVEL', 3, '2018-01-01', 3500, 6000),
	('HOME', 3, '2018-01-01', 3000, 6000),
	('FIRE', 3, '2018-01-01', 2500, 6000),
	('OS', 3, '2018-01-01', 3000, 6000),
	('MOTOR_C', 3, '2018-01-01', 1750, 6000),
	('MOTOR_T', 3, '2018-01-01', 1000, 6000),
	('PA', 3, '2018-01-01', 3500, 6000),
	('PET', 3, '2018-01-01', 2500, 6000),
	('DH', 3, '2018-01-01', 3000, 6000),
	('MEDICAL', 3, '2018-01-01', 2000, 6000),
	('GOLF', 3, '2018-01-01', 3000, 6000),
	('EC', 3, '2018-01-01', 1500, 6000),
	('BP', 3, '2018-01-01', 2500, 6000),
	('CAR', 3, '2018-01-01', 2250, 6000),
	('MARINE', 3, '2018-01-01', 1750, 6000),
	('PAR', 3, '2018-01-01', 2000, 6000),
	('PL', 3, '2018-01-01', 2250, 6000),
	('OTHERS', 3, '2018-01-01', 2000, 6000);


--
-- Data for Name: content_boxes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_boxes (box, revision) VALUES
	('claimforms', 1),
	('activities', 1),
	('prodlib', 1),
	('news', 8);


--
-- Data for Name: content_files; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_files (id, box, state, shown_on, shown_until, title_en, title_zh, file_name, file_type, file_key, recipe, insurer_code, line, product_name_en, product_name_zh, created_by, changed_by, changed_at, version, revision) VALUES
	('955820b2-f849-41fc-8dd7-4c2d6ec5db8a', 'claimforms', 'published', '2026-11-22', NULL, 'Travel insurance: claim form', '旅遊保險索償表格', 'TRAVEL_claim_form.pdf', 'pdf', NULL, '{"form": "TRAVEL", "kind": "claimForm"}', NULL, 'TRAVEL', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('8772da49-1980-456d-b2e6-ff857d7e0dfc', 'claimforms', 'published', '2026-11-22', NULL, 'Home insurance: claim form', '家居保險索償表格', 'HOME_claim_form.pdf', 'pdf', NULL, '{"form": "HOME", "kind": "claimForm"}', NULL, 'HOME', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('289d3d44-a242-4150-9712-e455ec5133c1', 'claimforms', 'published', '2026-11-22', NULL, 'Fire insurance: claim form', '火險索償表格', 'FIRE_claim_form.pdf', 'pdf', NULL, '{"form": "FIRE", "kind": "claimForm"}', NULL, 'FIRE', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('c26205e4-6285-4e8e-adfe-30a1ce81ac23', 'claimforms', 'published', '2026-11-22', NULL, 'Overseas student insurance: claim form', '海外留學保險索償表格', 'OS_claim_form.pdf', 'pdf', NULL, '{"form": "OS", "kind": "claimForm"}', NULL, 'OS', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('1e299d7b-5f68-4311-a4c1-a720c22e731b', 'claimforms', 'published', '2026-11-22', NULL, 'Motor insurance: claim form', '汽車保險索償表格', 'MOTOR_claim_form.pdf', 'pdf', NULL, '{"form": "MOTOR", "kind": "claimForm"}', NULL, 'MOTOR', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('c6435911-e28d-4637-ba40-e0fccf31a72a', 'claimforms', 'published', '2026-11-22', NULL, 'Personal accident insurance: claim form', '個人意外保險索償表格', 'PA_claim_form.pdf', 'pdf', NULL, '{"form": "PA", "kind": "claimForm"}', NULL, 'PA', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('9dd3f24c-f8e6-4d89-83d5-d39f6319525c', 'claimforms', 'published', '2026-11-22', NULL, 'Pet insurance: claim form', '寵物保險索償表格', 'PET_claim_form.pdf', 'pdf', NULL, '{"form": "PET", "kind": "claimForm"}', NULL, 'PET', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('0619b87f-6779-4e34-acb0-d58ca1cc5695', 'claimforms', 'published', '2026-11-22', NULL, 'Domestic helper insurance: claim form', '家傭保險索償表格', 'DH_claim_form.pdf', 'pdf', NULL, '{"form": "DH", "kind": "claimForm"}', NULL, 'DH', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('ca9ee6b3-2fd7-4184-b50a-df54ed3ce181', 'claimforms', 'published', '2026-11-22', NULL, 'Medical insurance: claim form', '醫療保險索償表格', 'MEDICAL_claim_form.pdf', 'pdf', NULL, '{"form": "MEDICAL", "kind": "claimForm"}', NULL, 'MEDICAL', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('c3d3257c-4ffc-42a9-b055-bca2431d4a43', 'claimforms', 'published', '2026-11-22', NULL, 'Golf insurance: claim form', '高爾夫球保險索償表格', 'GOLF_claim_form.pdf', 'pdf', NULL, '{"form": "GOLF", "kind": "claimForm"}', NULL, 'GOLF', NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('6d331ba7-c9e4-407f-85e0-0bdd132ef911', 'claimforms', 'published', '2026-11-22', NULL, 'Business package (BOC): claim form', '商業綜合保險（BOC）索償表格', 'BOC_claim_form.pdf', 'pdf', NULL, '{"form": "BOC", "kind": "claimForm"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('dc2fbcf1-90a7-46a5-a993-f5fbf262046f', 'claimforms', 'published', '2026-11-22', NULL, 'Burglary insurance: claim form', '盜竊保險索償表格', 'BURGLARY_claim_form.pdf', 'pdf', NULL, '{"form": "BURGLARY", "kind": "claimForm"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('0424c1dd-1b92-4dc9-95ac-6f6eb514a995', 'claimforms', 'published', '2026-11-22', NULL, 'Property all risks: claim form', '財產全險索償表格', 'PAR_claim_form.pdf', 'pdf', NULL, '{"form": "PAR", "kind": "claimForm"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('5a45c8c0-91cb-499f-a24e-e7532942c1a5', 'claimforms', 'published', '2026-11-22', NULL, 'Public liability insurance: claim form', '公眾責任保險索償表格', 'PL_claim_form.pdf', 'pdf', NULL, '{"form": "PL", "kind": "claimForm"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('721b74b2-13a6-4ea9-b466-fa9815001044', 'claimforms', 'published', '2026-11-22', NULL, 'Shop all risks: claim form', '商舖全險索償表格', 'SHOP_claim_form.pdf', 'pdf', NULL, '{"form": "SHOP", "kind": "claimForm"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('81bcb698-dd53-4543-9738-1fa47946783b', 'news', 'published', '2026-11-20', NULL, 'TRIP10: 10% off single trips booked this winter', 'TRIP10：冬季單次旅程九折', 'trip10-winter-promotion.png', 'png', NULL, '{"kind": "picture", "tint": 200, "scene": "peaks"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('9311a04d-2783-461a-adec-26f6000523ab', 'news', 'published', '2026-11-18', NULL, 'Lantern Peak widens its travel plans to 182 days', '燈峰旅遊計劃單次旅程延長至 182 日', 'lantern-peak-travel-182-days.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["From this month every Lantern Peak travel plan covers single trips of up to 182 days, both days counted. Quotes made before keep their terms.", "The premium of days 91 to 182 is worked out per week. Baggage and delay limits stay per trip and are not multiplied.", "Please check the return date with clients who plan a long stay: the limit is checked when the quote is made and again at application."], "date": "2026-11-18", "title": {"en": "Lantern Peak widens its travel plans to 182 days", "zhHant": "燈峰旅遊計劃單次旅程延長至 182 日"}, "zhHant": ["由本月起，燈峰所有旅遊計劃的單次旅程保障期最長為 182 日，首尾兩日計算在內。之前發出的報價按原有條款。", "第 91 至 182 日的保費按星期計算。行李及延誤限額仍以每次旅程計算，不會倍增。", "如客戶計劃長期外遊，請核對回程日期；報價及投保時均會核實日數上限。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('5e226083-f620-4954-aaef-0c1bc7d11471', 'news', 'published', '2026-11-13', NULL, 'Levy on premiums: what the footnote on each quote means', '保費徵費：報價附註說明', 'premium-levy-explained.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["Every quote on this portal shows a total that includes the levy of the Insurance Authority. The footnote states the rate and the cap in force for that class and inception date.", "The levy is collected with the premium and passed on by the insurer. It is not commission-bearing and is not refunded when a policy is cancelled after inception.", "When a client asks why two totals differ by a few cents, look at the levy row of the price breakdown first."], "date": "2026-11-13", "title": {"en": "Levy on premiums: what the footnote on each quote means", "zhHant": "保費徵費：報價附註說明"}, "zhHant": ["本平台的報價總額已包括保險業監管局徵費。附註列明該類業務及生效日期適用的徵費率及上限。", "徵費隨保費收取並由保險公司轉交，不計佣金，保單生效後取消亦不會退回。", "如客戶查詢兩個總額為何相差數仙，請先查看價格明細中的徵費一項。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('95d3dcfe-a5d3-4768-93b0-defb86074ee4', 'news', 'published', '2026-11-08', NULL, 'Home insurance month: free decoration cover up to HK$50,000', '家居保險月：免費裝修保障高達 HK$50,000', 'home-insurance-month.png', 'png', NULL, '{"kind": "picture", "tint": 186, "scene": "towers"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('14e32241-361b-43d0-8fb3-cd336dd1ce0b', 'news', 'published', '2026-11-01', NULL, 'Typhoon season: how to report water and wind damage', '颱風季節：水漬及風損索償指引', 'typhoon-claims-guide.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["When signal no. 8 has been lowered, the hotlines of home insurers open early. Clients should photograph the damage, stop further loss and keep damaged things for the adjuster.", "Windows left open are the most frequent reason for a declined claim. Please remind clients of the condition to take reasonable care.", "Claim forms of every insurer are under Making Claims. Send them within 30 days with photographs and two quotations."], "date": "2026-11-01", "title": {"en": "Typhoon season: how to report water and wind damage", "zhHant": "颱風季節：水漬及風損索償指引"}, "zhHant": ["八號風球除下後，家居保險公司的熱線會提早開放。客戶應拍攝損毀情況、防止損失擴大，並保留受損物品以供檢驗。", "未關窗戶是索償被拒的最常見原因，請提醒客戶須採取合理防護措施。", "各保險公司的索償表格載於「索償」頁面，請於 30 日內連同照片及兩份報價遞交。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('b8c751e5-1b0b-4d71-8720-24f7fac4e6a7', 'news', 'published', '2026-10-23', NULL, 'New insurer on the panel: Tidecourt golf plans', '新增潮庭高爾夫球計劃', 'tidecourt-golf-launch.png', 'png', NULL, '{"kind": "picture", "tint": 120, "scene": "hills"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('7f934439-e7fd-4b4f-96f3-08f0eb40dd9b', 'news', 'published', '2026-10-15', NULL, 'Request Quote: what officers need to answer within 24 hours', '索取報價：如何讓專人於 24 小時內回覆', 'request-quote-checklist.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["An officer answers within 24 hours when the form is complete. Missing years of experience, claims history or sums insured stop the clock.", "For motor, attach the renewal notice and the registration document. For fire, state the age of the building and the sum insured, not the purchase price.", "You can follow each request under My requests; the reference in the acknowledgement mail leads to it."], "date": "2026-10-15", "title": {"en": "Request Quote: what officers need to answer within 24 hours", "zhHant": "索取報價：如何讓專人於 24 小時內回覆"}, "zhHant": ["表格資料齊全時，專人會於 24 小時內回覆。欠缺駕駛年資、索償紀錄或投保額會令時間暫停計算。", "汽車保險請附上續保通知書及登記文件；火險請填寫樓齡及投保額，而非買入價。", "你可於「我的索取報價」跟進，確認電郵內的編號可直接開啟。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('21c03dc9-1a34-4574-af6a-2efd8095774f', 'news', 'published', '2026-10-06', '2027-02-03', 'Autumn pet week: second dog at 85%', '秋季寵物週：第二隻狗隻八五折', 'autumn-pet-week.png', 'png', NULL, '{"kind": "picture", "tint": 36, "scene": "hills"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('63e3dd00-1144-45f0-88b8-9536c7c68298', 'news', 'published', '2026-09-25', NULL, 'Helper insurance and the Employees’ Compensation Ordinance', '家傭保險與《僱員補償條例》', 'helper-insurance-and-the-law.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["Every employer of a domestic helper must hold employees’ compensation insurance, from the first day of work. The penalty for not insuring is a fine of HK$100,000 and two years in prison.", "All helper plans on this portal include that cover. Medical, dental and repatriation benefits differ by tier; compare them on the comparison page.", "The period must begin on the first day of work or before. A helper who arrives late does not move it by herself: please change the start date."], "date": "2026-09-25", "title": {"en": "Helper insurance and the Employees’ Compensation Ordinance", "zhHant": "家傭保險與《僱員補償條例》"}, "zhHant": ["僱主必須由家傭上班首日起投購僱員補償保險，違者最高可被罰款 HK$100,000 及監禁兩年。", "本平台所有家傭計劃均包括該項保障；醫療、牙科及遣返保障因計劃級別而異，可於比較頁面查看。", "保障須由上班首日或之前起生效。家傭延遲到港並不會自動順延，請更改生效日期。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('edb554c3-674e-4ed3-a603-e78ab827ed09', 'news', 'published', '2026-09-13', NULL, 'Mid-Autumn greetings from OneGI', 'OneGI 祝你中秋節快樂', 'mid-autumn-greetings.png', 'png', NULL, '{"kind": "picture", "tint": 268, "scene": "lanterns"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('88dd5394-e2ce-430c-8264-da08707e7fb7', 'news', 'published', '2026-08-30', NULL, 'Service hours over the public holidays', '公眾假期服務時間', 'holiday-service-hours.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["The hotline is open Monday to Friday, 09:00 to 18:00, and closed on public holidays. Quotes, applications and payments work at every hour.", "Insurers’ 24-hour assistance hotlines stay open for travel and hospital emergencies; their numbers are on each policy schedule."], "date": "2026-08-30", "title": {"en": "Service hours over the public holidays", "zhHant": "公眾假期服務時間"}, "zhHant": ["熱線服務時間為星期一至五 09:00 至 18:00，公眾假期休息。報價、投保及付款則全日運作。", "保險公司的 24 小時支援熱線會繼續處理旅遊及住院緊急事故，號碼載於保單承保表。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('24fe92a4-a01a-4b86-8cba-3cbf6354ffe3', 'news', 'published', '2026-08-18', NULL, 'Harbour fair: meet the general insurance desk', '海濱博覽：與一般保險團隊會面', 'harbour-fair.png', 'png', NULL, '{"kind": "picture", "tint": 210, "scene": "harbour"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('10eea775-6d24-4d85-8b22-b2d0b0e23a9d', 'activities', 'published', '2026-11-19', NULL, 'Training: comparing travel plans with a client', '培訓：與客戶比較旅遊計劃', 'training-comparing-travel-plans.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["A session of 90 minutes on the comparison page: which benefits decide, how the best value of a row is marked, and how to send the comparison as a PDF.", "Two continuing professional development hours are recorded for those who stay to the end. Places: 40. Bring a laptop or tablet."], "date": "2026-11-19", "title": {"en": "Training: comparing travel plans with a client", "zhHant": "培訓：與客戶比較旅遊計劃"}, "zhHant": ["90 分鐘工作坊，講解比較頁面：哪些保障最關鍵、如何標示最佳數值，以及如何將比較結果以 PDF 傳送給客戶。", "全程出席可獲兩小時持續專業培訓時數。名額 40 個，請攜同手提電腦或平板電腦。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('015fed8f-89be-4ffd-b14a-51a34c72bf70', 'activities', 'published', '2026-11-14', NULL, 'Year-end dinner at the harbour front', '海濱年終晚宴', 'year-end-dinner.png', 'png', NULL, '{"kind": "picture", "tint": 244, "scene": "harbour"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('2e7c9773-6ab4-4ffb-b1fb-cda962b3e1ac', 'activities', 'published', '2026-11-05', NULL, 'Charity hike on the Wilson Trail', '衞奕信徑慈善遠足', 'charity-hike.png', 'png', NULL, '{"kind": "picture", "tint": 150, "scene": "peaks"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('74d583c8-a272-49af-9dbc-8e95536e63dc', 'activities', 'published', '2026-10-27', NULL, 'Workshop: motor claims from the first call to the cheque', '工作坊：汽車索償由報案到賠付', 'workshop-motor-claims.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["Surveyors and a claims manager walk through three real types of accident: a rear-end collision, a hit in a car park and a windscreen.", "You will fill in a claim form, choose the documents and see how an excess and the no claim discount change the result."], "date": "2026-10-27", "title": {"en": "Workshop: motor claims from the first call to the cheque", "zhHant": "工作坊：汽車索償由報案到賠付"}, "zhHant": ["由公證行及理賠經理講解三類常見意外：追尾、停車場碰撞及擋風玻璃破裂。", "參加者會填寫索償表格、選取文件，並了解墊底費及無索償折扣對結果的影響。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('62854627-f839-47e0-a4cc-ff0144a0b317', 'activities', 'published', '2026-10-12', NULL, 'Lantern evening for clients and families', '客戶及家人燈籠晚會', 'lantern-evening.png', 'png', NULL, '{"kind": "picture", "tint": 222, "scene": "lanterns"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('44f0a953-1fd7-446a-88b2-252a8a18ec6d', 'prodlib', 'published', '2026-09-27', NULL, 'Jadefield Fire: product brochure', '翠田火險：產品小冊子', 'JDF_FIRE_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "JDF_FIRE_brochure.pdf", "language": "en"}', 'JDF', 'FIRE', 'Jadefield Fire', '翠田火險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('e70e2989-c345-4d07-82bc-10021ebd7b26', 'prodlib', 'published', '2026-09-24', NULL, 'Jadefield Fire: benefits in plain text', '翠田火險：保障一覽（純文字）', 'JDF_FIRE_benefits.txt', 'txt', NULL, '{"kind": "benefits", "line": "FIRE", "title": {"en": "Jadefield Fire", "zhHant": "翠田火險"}, "format": "txt", "insurer": "JDF"}', 'JDF', 'FIRE', 'Jadefield Fire', '翠田火險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('7833d115-debb-40f5-8021-3e122f2499d8', 'activities', 'published', '2026-09-28', NULL, 'Blood donation day at the head office', '總辦事處捐血日', 'blood-donation-day.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["The donation team is on the third floor from 10:00 to 17:00. Please bring your identity card, eat before you come and drink water afterwards.", "Clients are welcome. Donors receive a small gift and half a day’s rest."], "date": "2026-09-28", "title": {"en": "Blood donation day at the head office", "zhHant": "總辦事處捐血日"}, "zhHant": ["捐血隊將於 10:00 至 17:00 駐三樓。請攜帶身份證，捐血前進食，捐血後多喝水。", "歡迎客戶參加。捐血者可獲紀念品及半日休息。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('04873baf-ca1a-4343-af66-6839c6e54544', 'activities', 'published', '2026-09-10', NULL, 'Golf day with Tidecourt', '潮庭高爾夫球日', 'golf-day.png', 'png', NULL, '{"kind": "picture", "tint": 104, "scene": "hills"}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('d88b9760-8148-4586-9335-058a95ceffc8', 'activities', 'published', '2026-08-24', NULL, 'Product briefing: small business packages', '產品簡介會：中小企綜合保險', 'sme-package-briefing.pdf', 'pdf', NULL, '{"kind": "announcement", "announcement": {"en": ["What a business package holds, who needs public liability on top, and how the 10% offer for small businesses works.", "Underwriters of Jadefield and Norquarry answer questions on shops, offices and light industry."], "date": "2026-08-24", "title": {"en": "Product briefing: small business packages", "zhHant": "產品簡介會：中小企綜合保險"}, "zhHant": ["介紹商業綜合保險的內容、哪些客戶須另加公眾責任保險，以及中小企九折優惠的運作。", "翠田及北岩的核保人員會解答有關商舖、寫字樓及輕工業的問題。"]}}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('211f7c2d-a661-4521-adf2-50f8ffa3192e', 'prodlib', 'published', '2026-11-17', NULL, 'Lantern Peak Travel: product brochure', '燈峰旅遊保險：產品小冊子', 'LPG_TRAVEL_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_TRAVEL_brochure.pdf", "language": "en"}', 'LPG', 'TRAVEL', 'Lantern Peak Travel', '燈峰旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('c94ce540-bdd7-4e70-bb5a-ee7c01185b6f', 'prodlib', 'published', '2026-11-14', NULL, 'Lantern Peak Travel: policy wording', '燈峰旅遊保險：保單條款', 'LPG_TRAVEL_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_TRAVEL_policy.pdf", "language": "en"}', 'LPG', 'TRAVEL', 'Lantern Peak Travel', '燈峰旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('d658ad5f-021d-4429-81e8-2d51b288661a', 'prodlib', 'published', '2026-11-11', NULL, 'Lantern Peak Travel: benefit workbook', '燈峰旅遊保險：保障試算表', 'LPG_TRAVEL_benefits.xlsx', 'xlsx', NULL, '{"kind": "benefits", "line": "TRAVEL", "title": {"en": "Lantern Peak Travel", "zhHant": "燈峰旅遊保險"}, "format": "xlsx", "insurer": "LPG"}', 'LPG', 'TRAVEL', 'Lantern Peak Travel', '燈峰旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('2acc9f61-e389-4e0f-a11b-6aaed78f0ddd', 'prodlib', 'published', '2026-11-08', NULL, 'Lantern Peak Home contents: product brochure', '燈峰家居保險：產品小冊子', 'LPG_HOME_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_HOME_brochure.pdf", "language": "en"}', 'LPG', 'HOME', 'Lantern Peak Home contents', '燈峰家居保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('9715c9be-1b62-4532-9f84-d31ab91f67cc', 'prodlib', 'published', '2026-11-05', NULL, 'Lantern Peak Home contents: policy wording', '燈峰家居保險：保單條款', 'LPG_HOME_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_HOME_policy.pdf", "language": "en"}', 'LPG', 'HOME', 'Lantern Peak Home contents', '燈峰家居保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('92441f09-0700-4579-9eff-14ab7ba846b7', 'prodlib', 'published', '2026-11-02', NULL, 'Lantern Peak Private car: product brochure', '燈峰私家車保險：產品小冊子', 'LPG_MOTOR_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_MOTOR_brochure.pdf", "language": "en"}', 'LPG', 'MOTOR', 'Lantern Peak Private car', '燈峰私家車保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('be79836a-ac81-48b7-a4ef-8505ef99829b', 'prodlib', 'published', '2026-10-30', NULL, 'Lantern Peak Private car: policy wording', '燈峰私家車保險：保單條款', 'LPG_MOTOR_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_MOTOR_policy.pdf", "language": "en"}', 'LPG', 'MOTOR', 'Lantern Peak Private car', '燈峰私家車保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('7b353b8f-5c10-44de-b486-e8e3e1ecefcf', 'prodlib', 'published', '2026-10-27', NULL, 'Lantern Peak Private car: benefit table', '燈峰私家車保險：保障表', 'LPG_MOTOR_benefits.csv', 'csv', NULL, '{"kind": "benefits", "line": "MOTOR", "title": {"en": "Lantern Peak Private car", "zhHant": "燈峰私家車保險"}, "format": "csv", "insurer": "LPG"}', 'LPG', 'MOTOR', 'Lantern Peak Private car', '燈峰私家車保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('7299c367-26a5-431f-acd9-aa34bf3a6d9b', 'prodlib', 'published', '2026-10-24', NULL, 'Lantern Peak Medical: product brochure', '燈峰醫療保險：產品小冊子', 'LPG_MEDICAL_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_MEDICAL_brochure.pdf", "language": "en"}', 'LPG', 'MEDICAL', 'Lantern Peak Medical', '燈峰醫療保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('16046bd7-e9a0-4ac6-b56f-2cdbd725a2aa', 'prodlib', 'published', '2026-10-21', NULL, 'Lantern Peak Medical: policy wording', '燈峰醫療保險：保單條款', 'LPG_MEDICAL_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "LPG_MEDICAL_policy.pdf", "language": "en"}', 'LPG', 'MEDICAL', 'Lantern Peak Medical', '燈峰醫療保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('7bd54696-e062-4719-99a5-4c7ad9a4905d', 'prodlib', 'published', '2026-10-18', NULL, 'Silverferry Travel: product brochure', '銀渡旅遊保險：產品小冊子', 'SFY_TRAVEL_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "SFY_TRAVEL_brochure.pdf", "language": "en"}', 'SFY', 'TRAVEL', 'Silverferry Travel', '銀渡旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('40e54ee1-42ca-4419-9724-8934058f2f21', 'prodlib', 'published', '2026-10-15', NULL, 'Silverferry Travel: policy wording', '銀渡旅遊保險：保單條款', 'SFY_TRAVEL_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "SFY_TRAVEL_policy.pdf", "language": "en"}', 'SFY', 'TRAVEL', 'Silverferry Travel', '銀渡旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('5872ca24-0953-430a-a423-92d674ae1ce0', 'prodlib', 'published', '2026-10-12', NULL, 'Silverferry Travel: benefit table', '銀渡旅遊保險：保障表', 'SFY_TRAVEL_benefits.csv', 'csv', NULL, '{"kind": "benefits", "line": "TRAVEL", "title": {"en": "Silverferry Travel", "zhHant": "銀渡旅遊保險"}, "format": "csv", "insurer": "SFY"}', 'SFY', 'TRAVEL', 'Silverferry Travel', '銀渡旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('39524b85-18f1-43f1-b777-a270aa7ffd1b', 'prodlib', 'published', '2026-10-09', NULL, 'Silverferry Overseas student: product brochure', '銀渡海外留學保險：產品小冊子', 'SFY_OS_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "SFY_OS_brochure.pdf", "language": "en"}', 'SFY', 'OS', 'Silverferry Overseas student', '銀渡海外留學保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('eb3237d4-2088-4996-94c8-8a2bf7a10120', 'prodlib', 'published', '2026-10-06', NULL, 'Silverferry Overseas student: benefit workbook', '銀渡海外留學保險：保障試算表', 'SFY_OS_benefits.xlsx', 'xlsx', NULL, '{"kind": "benefits", "line": "OS", "title": {"en": "Silverferry Overseas student", "zhHant": "銀渡海外留學保險"}, "format": "xlsx", "insurer": "SFY"}', 'SFY', 'OS', 'Silverferry Overseas student', '銀渡海外留學保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('564a5c0f-1e41-4070-8837-9ef4786591ab', 'prodlib', 'published', '2026-10-03', NULL, 'Jadefield Home contents: product brochure', '翠田家居保險：產品小冊子', 'JDF_HOME_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "JDF_HOME_brochure.pdf", "language": "en"}', 'JDF', 'HOME', 'Jadefield Home contents', '翠田家居保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('ae0b24c9-4b54-4683-85f2-bf5d9eb14955', 'prodlib', 'published', '2026-09-30', NULL, 'Jadefield Home contents: policy wording', '翠田家居保險：保單條款', 'JDF_HOME_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "JDF_HOME_policy.pdf", "language": "en"}', 'JDF', 'HOME', 'Jadefield Home contents', '翠田家居保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('9a7f16c0-39c0-4242-90e0-e8262e5963fe', 'prodlib', 'published', '2026-09-21', NULL, 'Banyanroot Personal accident: product brochure', '榕根個人意外保險：產品小冊子', 'BRG_PA_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "BRG_PA_brochure.pdf", "language": "en"}', 'BRG', 'PA', 'Banyanroot Personal accident', '榕根個人意外保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('76eeba14-0f27-48a2-9e7a-bd267cf900ff', 'prodlib', 'published', '2026-09-18', NULL, 'Banyanroot Personal accident: policy wording', '榕根個人意外保險：保單條款', 'BRG_PA_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "BRG_PA_policy.pdf", "language": "en"}', 'BRG', 'PA', 'Banyanroot Personal accident', '榕根個人意外保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('18951b6d-02e2-4e88-830c-852665b813f9', 'prodlib', 'published', '2026-09-15', NULL, 'Banyanroot Personal accident: benefit workbook', '榕根個人意外保險：保障試算表', 'BRG_PA_benefits.xlsx', 'xlsx', NULL, '{"kind": "benefits", "line": "PA", "title": {"en": "Banyanroot Personal accident", "zhHant": "榕根個人意外保險"}, "format": "xlsx", "insurer": "BRG"}', 'BRG', 'PA', 'Banyanroot Personal accident', '榕根個人意外保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('56e5bfa3-c044-44e9-bbd9-b791742ca5ff', 'prodlib', 'published', '2026-09-12', NULL, 'Copperwharf Private car: product brochure', '銅埗私家車保險：產品小冊子', 'CPW_MOTOR_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "CPW_MOTOR_brochure.pdf", "language": "en"}', 'CPW', 'MOTOR', 'Copperwharf Private car', '銅埗私家車保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('3386d31a-a437-4a51-a49f-33c954c610bc', 'prodlib', 'published', '2026-09-09', NULL, 'Copperwharf Private car: policy wording', '銅埗私家車保險：保單條款', 'CPW_MOTOR_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "CPW_MOTOR_policy.pdf", "language": "en"}', 'CPW', 'MOTOR', 'Copperwharf Private car', '銅埗私家車保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('8e7afc2f-9139-4878-828b-4e25d3f6f2c6', 'prodlib', 'published', '2026-09-06', NULL, 'Copperwharf Private car: benefit data', '銅埗私家車保險：保障資料', 'CPW_MOTOR_benefits.xml', 'xml', NULL, '{"kind": "benefits", "line": "MOTOR", "title": {"en": "Copperwharf Private car", "zhHant": "銅埗私家車保險"}, "format": "xml", "insurer": "CPW"}', 'CPW', 'MOTOR', 'Copperwharf Private car', '銅埗私家車保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('29be4b80-b36e-4150-b047-1fdb4c2fcaeb', 'prodlib', 'published', '2026-09-03', NULL, 'Orchidvale Medical: product brochure', '蘭谷醫療保險：產品小冊子', 'OVI_MEDICAL_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "OVI_MEDICAL_brochure.pdf", "language": "en"}', 'OVI', 'MEDICAL', 'Orchidvale Medical', '蘭谷醫療保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('020176f8-9552-4162-85ae-c5df1379f447', 'prodlib', 'published', '2026-08-31', NULL, 'Orchidvale Medical: policy wording', '蘭谷醫療保險：保單條款', 'OVI_MEDICAL_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "OVI_MEDICAL_policy.pdf", "language": "en"}', 'OVI', 'MEDICAL', 'Orchidvale Medical', '蘭谷醫療保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('55cbd20d-fcb4-4460-952d-30d73c8d476d', 'prodlib', 'published', '2026-08-28', NULL, 'Orchidvale Medical: benefit workbook', '蘭谷醫療保險：保障試算表', 'OVI_MEDICAL_benefits.xlsx', 'xlsx', NULL, '{"kind": "benefits", "line": "MEDICAL", "title": {"en": "Orchidvale Medical", "zhHant": "蘭谷醫療保險"}, "format": "xlsx", "insurer": "OVI"}', 'OVI', 'MEDICAL', 'Orchidvale Medical', '蘭谷醫療保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('6568fbba-5454-4da3-b5cb-14f799b87965', 'prodlib', 'published', '2026-08-25', NULL, 'Egretpoint Pet: product brochure', '鷺角寵物保險：產品小冊子', 'EGP_PET_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "EGP_PET_brochure.pdf", "language": "en"}', 'EGP', 'PET', 'Egretpoint Pet', '鷺角寵物保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('d4f41167-96d9-48cc-8362-2140b1ecbb84', 'prodlib', 'published', '2026-08-22', NULL, 'Egretpoint Pet: policy wording', '鷺角寵物保險：保單條款', 'EGP_PET_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "EGP_PET_policy.pdf", "language": "en"}', 'EGP', 'PET', 'Egretpoint Pet', '鷺角寵物保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('f72c593f-7c50-407f-9b81-13f6a8b3349c', 'prodlib', 'published', '2026-08-19', NULL, 'Egretpoint Domestic helper: product brochure', '鷺角家傭保險：產品小冊子', 'EGP_DH_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "EGP_DH_brochure.pdf", "language": "en"}', 'EGP', 'DH', 'Egretpoint Domestic helper', '鷺角家傭保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('8c592bc3-4bd6-4afc-aa9e-2936f65a162f', 'prodlib', 'published', '2026-08-16', NULL, 'Egretpoint Domestic helper: benefit table', '鷺角家傭保險：保障表', 'EGP_DH_benefits.csv', 'csv', NULL, '{"kind": "benefits", "line": "DH", "title": {"en": "Egretpoint Domestic helper", "zhHant": "鷺角家傭保險"}, "format": "csv", "insurer": "EGP"}', 'EGP', 'DH', 'Egretpoint Domestic helper', '鷺角家傭保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('1b6f1121-4b6f-4945-8348-ce20cb20f54f', 'prodlib', 'published', '2026-08-13', NULL, 'Moonquay Travel: product brochure', '月埗旅遊保險：產品小冊子', 'MQD_TRAVEL_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "MQD_TRAVEL_brochure.pdf", "language": "en"}', 'MQD', 'TRAVEL', 'Moonquay Travel', '月埗旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('f9443041-9327-4032-b140-d9e8a5ff5cc8', 'prodlib', 'published', '2026-08-10', NULL, 'Moonquay Travel: benefits in plain text', '月埗旅遊保險：保障一覽（純文字）', 'MQD_TRAVEL_benefits.txt', 'txt', NULL, '{"kind": "benefits", "line": "TRAVEL", "title": {"en": "Moonquay Travel", "zhHant": "月埗旅遊保險"}, "format": "txt", "insurer": "MQD"}', 'MQD', 'TRAVEL', 'Moonquay Travel', '月埗旅遊保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('1209c5e2-9237-4acc-877b-666cb04dc898', 'prodlib', 'published', '2026-08-07', NULL, 'Tidecourt Golf: product brochure', '潮庭高爾夫球保險：產品小冊子', 'TDC_GOLF_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "TDC_GOLF_brochure.pdf", "language": "en"}', 'TDC', 'GOLF', 'Tidecourt Golf', '潮庭高爾夫球保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('c5c5db8d-0c76-4164-a63a-70e8d2504d5a', 'prodlib', 'published', '2026-08-04', NULL, 'Tidecourt Golf: policy wording', '潮庭高爾夫球保險：保單條款', 'TDC_GOLF_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "TDC_GOLF_policy.pdf", "language": "en"}', 'TDC', 'GOLF', 'Tidecourt Golf', '潮庭高爾夫球保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('7a000a3f-f2e5-4ff1-a09f-8765cd3c19a3', 'prodlib', 'published', '2026-08-01', NULL, 'Fathomline Fire: product brochure', '深泓火險：產品小冊子', 'FLM_FIRE_brochure.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "FLM_FIRE_brochure.pdf", "language": "en"}', 'FLM', 'FIRE', 'Fathomline Fire', '深泓火險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('0b1ca220-7eaa-40df-92cf-b9c111939e19', 'prodlib', 'published', '2026-07-29', NULL, 'Fathomline Fire: benefit data', '深泓火險：保障資料', 'FLM_FIRE_benefits.xml', 'xml', NULL, '{"kind": "benefits", "line": "FIRE", "title": {"en": "Fathomline Fire", "zhHant": "深泓火險"}, "format": "xml", "insurer": "FLM"}', 'FLM', 'FIRE', 'Fathomline Fire', '深泓火險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('b20cf980-f90f-4194-bf1c-16d352cc087c', 'prodlib', 'published', '2026-07-26', NULL, 'Camphor Grove Pet: policy wording', '樟林寵物保險：保單條款', 'CGV_PET_policy.pdf', 'pdf', NULL, '{"kind": "product", "fileName": "CGV_PET_policy.pdf", "language": "en"}', 'CGV', 'PET', 'Camphor Grove Pet', '樟林寵物保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('f27cc338-7e0a-4f41-9dc3-da426d29c0a1', 'prodlib', 'published', '2026-07-23', NULL, 'Camphor Grove Pet: benefit workbook', '樟林寵物保險：保障試算表', 'CGV_PET_benefits.xlsx', 'xlsx', NULL, '{"kind": "benefits", "line": "PET", "title": {"en": "Camphor Grove Pet", "zhHant": "樟林寵物保險"}, "format": "xlsx", "insurer": "CGV"}', 'CGV', 'PET', 'Camphor Grove Pet', '樟林寵物保險', NULL, NULL, '2026-11-22 04:00:00+00', 1, 1),
	('cd240ccd-220e-488e-a281-a3546d7393f2', 'news', 'draft', '2026-11-22', NULL, 'an-upload', 'an-upload', 'an-upload.png', 'png', 'a70229af-20ef-48c1-b943-ed9930cc1e37', NULL, NULL, NULL, NULL, NULL, 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 1, 0),
	('cdc3e048-97d8-4bda-ac5f-91acbb1af1a7', 'news', 'draft', '2026-12-01', NULL, 'For canary.quetzal@example.com', '甲', 'a-file.png', 'png', NULL, '{"kind": "picture", "tint": 1, "scene": "hills"}', NULL, NULL, NULL, NULL, NULL, 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 2, 3),
	('609f9d44-30bc-47f5-919a-d3a45b7cd5bd', 'news', 'published', '2026-11-22', NULL, 'A file', '檔案', 'a-file.png', 'png', NULL, '{"kind": "picture", "tint": 1, "scene": "hills"}', NULL, NULL, NULL, NULL, NULL, 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 2, 5),
	('7237e4f7-1ce3-4a75-8b2e-650b3699c2c1', 'news', 'withdrawn', '2026-11-22', NULL, 'A file', '檔案', 'a-file.png', 'png', NULL, '{"kind": "picture", "tint": 1, "scene": "hills"}', NULL, NULL, NULL, NULL, NULL, 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', '2026-11-22 04:00:00+00', 2, 7);


--
-- Data for Name: dashboard_items; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: deed_count; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deed_count (deed_key, window_start, hits, expires_at) VALUES
	('first-login:0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('forgot-send:0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', '2026-11-22 04:00:00+00', 2, '2026-11-22 05:00:00+00'),
	('forgot-mail:96e6a4809a819bf171aa361e73e640815b57bbf82f2ce34e640fd97ffeb249c7', '2026-11-22 04:00:00+00', 2, '2026-11-22 05:00:00+00'),
	('request-quote:1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('enquiry-from:96f6af22358d7c10145fe1e6803b500689f0bba213eda091de7e8216eb928ac9', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('enquiry-by:864fe5f7b88855077534d8b7ccf5ce187d20f1368ce482b5cda4d920848077f3', '2026-11-22 00:00:00+00', 1, '2026-11-23 00:00:00+00'),
	('enquiry-acknowledged:864fe5f7b88855077534d8b7ccf5ce187d20f1368ce482b5cda4d920848077f3', '2026-11-22 00:00:00+00', 1, '2026-11-23 00:00:00+00'),
	('send-link:1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('hand-over:1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('hand-over:55b0ba61-33c5-4f4b-a643-6dea80e8a0b5', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:5140196c-35b7-4fa3-85da-f38e0dd57ae4', '2026-11-22 04:00:00+00', 2, '2026-11-22 05:00:00+00'),
	('payment:199824d1-e692-4aa0-979f-c818b87e3143', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:c7f7082a-b9c0-4ef0-871a-edd4fb3367ad', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:a69a69ee-a338-4d22-887c-63c8dd4c2c61', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:afe13860-845b-442a-b5cc-254eb8a07cf2', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:874a53b2-9ad3-4aba-8c58-2fb7d2b503c0', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:641c1528-c390-426a-a5d8-220607feafc1', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:243ddd6a-aeff-4e0f-a40a-720698f35bec', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:2f3c7513-97b8-4328-8372-bdb3ac32afd9', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:247d5d81-7b30-4c9b-ba48-3f1a37f3863f', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:9ae50127-433a-48de-834b-5f85bf73051f', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:530790ec-9ced-47ca-8935-d2096c9c4a7a', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:cc635b92-09fa-44fd-8d5f-8e0fe67ba216', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:9b7cb343-47bc-4e92-a16b-bd957dd02706', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('send-link:31f8e0862b81591a0135008675d0494965b1056bd0e203360e57733387a82530', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('send-link:36f3e6927fb26a0b72dae2ab782bd2dc1e2dd56f145a44f8b9dc11ff4e633ac6', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:039c86bc-e0ac-4e7c-895e-3a45e57e63e3', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:e30c7dd6-479d-44c0-974c-e94971759a8b', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:b927e534-faee-42e6-9593-a8b9b97466f5', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:ec0cb3ea-7bab-4fd7-9a0b-981c2036bf8c', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:75bef222-c4ba-44ff-8cad-d7a07aba598e', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:1c98b35d-8113-4be7-b641-be5c90b8fd94', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:22b780a3-ffe1-425c-84e9-ef3e923aab3b', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:8f2c00ea-5536-4ad7-81e2-f34fdf34a456', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:cea423df-2b18-4be5-b37c-52bc6c905dd2', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('payment:4aadd0e2-637b-4237-a5a0-54cb32394ba2', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00'),
	('request-quote:358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', 1, '2026-11-22 05:00:00+00');


--
-- Data for Name: documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.documents (id, owner_id, kind, language, facts_sealed, created_at) VALUES
	('f2f54ba4-80d4-40cf-8308-12357e558521', 'e2b48816-07b7-4f37-8465-54f7015a7fe3', 'schedule', 'en', '\x013e16a115d2f2b9438ac819a2a4623d32f9fdc2b47773da57762babbae95be669b3f794a82c1ddc1fc3fcdf238588e28d0fbd36559f81a18a00dcb4e8c9449ccb4c3eb21b93fb7beb98528ba360139820a9879491d0b3abed58d577614750a90d1a60466bb2c07eba6131570a19c7d58d6411ed9419dab84f745fd4be0f6ee1990621ae113c1b662eca0ebd4b21811e11c074dbf08c9e4c812ca22a74f8e7b79eae0b679ebd69293353db321a5ef89de2f47054b77f5b82f0dc2c1872203648237b9756d271ce2f7ff5bd057f2a60c2e86c3bec6cc298629027c9eaac37f5b46c27bdaf6ad70ba939fd93eec8b44f846ab5aca762370194da54a2a241f89ac181697f66831ce5d2e8493a8ad01bec083c437d6ebece74ab58cc95693c310a0d075cb2bd87facebf8b91fa0d40c5fe102ef2a7c9f56e7f4acaa9040fe8442daf19bfb0fc0cb561d8265c58fd56bd6b04710945735e4c506293f539090e7ed59186fbd35940cfb84103e0aeebcf80db8bcc336f5f4bfd4af666d94fc989ddf062471cf3fed0f22998a7ce8afd7b5ffb57023a966262e8e6d2a96403af4f3f57f7ed33cc2ebac6b2d341fac59700869a51a20c15099ae87cf21b4e26b5c068d7ceab7b45fbd962f7cbcc0c261c7af5b0b79ac7bcf294cc7b69fd7e696af0c0a524a40c3afbe44afe51aaf96459590852b29ecbbaa9a72b5ff640706592042bf7ff914b7b017e59ef7296054fbf2a482af7d2370711bf73e68633727f739d54a6c8df62dada69364923e456ba8a4be6b783c39b30200b6d05408867fdca5d61c8ab2fbda8205b8372bc758f9bbe66751aa90d36188aaf0a8c455f8d60d212b25425b893a101948b37ce8121cb7c72414fdf3bcbafa54ecb278dfa67a01f8c277fe342cc38d41ebef23e1d259042d8a2d17ca00f5fd871076a41d9398c75d7d47afa95738751fffdc6b48df9d7bd0cc65f5e9ced5dcb5796cc446c8f53727b70a701331656b2f7646f3e9c5dfebe7de19b03f398292101632088114c586c76fe037943bfe93f16c585655cdc86b17f4fdee0f860173462de6f89abe44094b72643d14ed4a2927b803edb1e4ac3655cfe34dfe73abfbb7bed96c4d2b2ca4e442b10fac8aedb2c093638524dde6a55865fcaacbb839724e819abe438e4d2d943d4a1b85ed7b05e829d2f41215b69779dd043adbdd8e1399c16fbc387f640e78fce03808a753359467293d13fc41565f9775563e0203bf041cad1194fd3a5643bb14206dfda5bab1ae476c408cc07eba9bc1407802837ae24971dc03d4b6c1c50161186daec21ed8abd63a0336283d315c0888d94daec9a00ad748a2a789a1e13462a199471045ade2c3811e64e1d80a77c4ad2f13ea6ea490ed6971e9f1d6b3ae2db29905682dcb194b534cd9c011dd99e73a91b336fca22ccc23f770e9f04025c7817e6676faeb422e1f993ed04d3c8c590cd4c264665f204e100d451100dedd623e819b6b37ee733c554c8dba62c6d6bf70d099918334f9ef9335e6c3e0b2676d3492147a460d6ce71c84596490b25c81b5d8e905839573b4f70b4c799ae6b32b6d10ab3f4211d3f9a3adac3a2ad364312267672972990bdb2d6728b92574adb64948e037f96b9146b05b85ec2c2867d626b3b3a6ba81880d55fbd44abae869aa0ea0eef898c2a0ca5acb3ae8c19c9e614d70a46084facd68c080f965c6ee54d08d131395e7c1101474cd1530f4a288a0953ae4ba688ccd91128d0ec8a72dbd0e97e9fdb0b1ceb97264bd852ba0ce5e983aaf494d2332790ab93142d3d056bc58031ede4244ff30aa150004ef3fc72161479ad95aa86bdbd83e31a1aec338310da61496565a1469b6f63ab95d881d768edce0f5bbf4e84bf76e8661301176d2d81bb612921d7328f3d409bc8100607e5eda7494d7fa2e23905f172a324a430cd707099cb97f5025f8c84a1c045', '2026-11-22 04:00:00+00'),
	('d4c620c6-2899-4e56-a710-d35628929585', 'e2b48816-07b7-4f37-8465-54f7015a7fe3', 'receipt', 'en', '\x013e16a115b8fc80686bf21740e7647f987a2dfbfb9a5fe9043a784956e15018aff404b21a8645c453e85ddee736f47b6acf998184af96dcddc718be81f0a7390597baf6b7e14338866fabbd22b0b656fd723dd54040a2fb753408aa88194eb77e43de5c9f2a7c3816a6687a2c7778588046f19cd35b87015fb6a9da72998867a221aa4ee28c8e1c358f4bd704e32851cc7ba1851b4e9b03aad2954706f8ec0e40cc9822766558c85ef6c5770b28cff3c071cf4a895918e0d10da69ea8b5755a30d07cbd9efd2d712274ffb62f3aadb2ae90f45364580ff5950a43687fdc1b439f78df5a42c6214c69e03cb575780b9c702f45460d1f5aa4ce9eb07d9ba166104008cf05d41dd093e9e3c7a7f5d0544bfa65860e7c65b4f60c7deb525f8ad4a40a1715fbd41c137b28dbafb4864f5999c5e794fd678e35b0e1da44dea95e13ca96a9024c27ef0552bc04408a376d5eadf51a04a035f5050d18bcbdbd20fc11d97c61294ae8d68e2a46f3a316406b44395628b90d8202881a720630fc84365e7f525fe696930263318259e1ec8ebcb4763f9aaf14afc6fea951f9577b986a48c483dabc3594ff5cd712a41f98288fc57aff7dd97103e001cf08be7f3ee593344c061cca61ae6fef962c90c8e76091d26ce2548e77132288450989a806e2c795660bf99bdaef91ff4db1935ac0925efe1be2b28cbe474d595a51d4c4f17124c6f652dd413a91b27b7efbd7aed127856e33b7cc35dbb733096655b3c0a923c171269313d36f32469e9bcb455fb48240bd7aceb16ee24b90ed840eda6997b40613f4a1054473badfadb293444fd52dbe9b130288a90425d234a54e925360de8c99013801534f43ffe65b46b6b1d590700a3cb82dd5dffb9ab0313c267e63ee126333f66d48da565f294503dd7ceed2bec8fbf02ed27af7cda5de07b11fe36158c1a22f8331ab06e3d6920fbc15a441a29d3ac00814c9f4709a7fc3bf88e4c7e593296852b058a61ed758b9f6c577a8e0d1ee471ed8783f2b8fd93af88d2b002a858a1aeeb93a1658100b612408b0a26aa137564fbe87e39e890d546332d43686a96e27ea9f44e9e2577e8b4e601a03ecf3b8936ac8a5da11dd8db3aeb57f8bd9adbb70aeec6be46517937b9d7075a01e71f86be29e84d75dcb6c34d051f34dc2ba97a519b4fc9d2a79b6bf76a349026d18460071beffa44ba59f4a0b2968c1d1671ee1711bd5f8ba0b27cb48005159793b154e26e92e42cd1e11e88e89869c82b9d7dfdc5dfe7dbfa0bcfedfd1135052e9c18a6aba6842232acc73ac2daef9a95d8a84d6d6939c12506e33d444b7d675908d400fda8e9278dcb3dab92c93f12b233446b4ff98f3f0cd746faff6b6bed5540704bda8d4be158c140c7193216adeef3662a100445d8b2b9dd72f71b074e4a5aee1ac74f0b81750fe108577210951778ae1bae8f3cd51bee6a4bbde9c680ca0e01b07f5bc60b7f41ed9fb02274e67092bb7a80cb85af46f20fa793d63b1cfb079ba979cf0ce524140c1f3b8adac1f25f978b59a2a930360794cccdadbb776e607b1f347561a93594b44ad1b8919c5e933dd5d5d9ffaf40648410bcc76ae3dd8823faa58476280f5d97bdcded775b6b876372ac0686806c498b1e4ed962f02f8c75b87d93ef3c7e1dbdc4c13f37dda2abac83d82dc0aa8872af501b9514ae518e8d0b0e841190cae381bbca99e7efe71c3372c73a509a63327cb451f21feab54de371acb06d2c4b31eb8b6bd341702e52f36847756ea52534586ef83f36b705c7b1a0fcfd3b8683f6518ef272bf41ec3675e19d2ae91321c0038abd7cd8db26e23392d02dfcc9e4eac973bc64c7abd95e3189ec28cb5ff7c132ab5256baaeba7d2cc89f576a5c6fea5f42bfcf18f738a5cfe361e3632467ed151a7a9db40db34ba95480b47244fa6ac35f36fb05c53179997466b737b85888ade9cf8', '2026-11-22 04:00:00+00'),
	('a6166d4e-eca2-489f-af74-5aec29950058', 'e2b48816-07b7-4f37-8465-54f7015a7fe3', 'wording', 'en', '\x013e16a1150ba53c2dcb0f82361eb78a11ac81614ba452d07c4d4e4e7d999bdbbc01a27188fa5acc2db2cbae645059a928a12cf5f5292ee1f121602bc4a27bb1b43522f22ff363415ec0c599e9915e4f31a56d1f51ae6376460946666b5ff94d65946f6533b60a2752d660b780fda0fb419ca893b6a331369348e2104e130d0aaa87b4fcbf9ec683af6eefaa09c87c025132a3973eac83a43b172a8699e8813ef8b3219a969e97ebeb9829b20b79948577b24d0e855043b6782b640eba25d3a4e16e0acd365c2114f3fbcf5d02c2d4636777ac049f8c2f301c9c50e132d175aca387af294b3ca64de1277757fd4a8b9f1c3749a1893485c7fcdbdec63b8af7dc45d84069ad4d81b6a8ba4d826a44a53824284ad931543e99451283c7eade42c61e90345863707556f253b0e6a09519aed70279d5904c0cac87d2c11b6f44088161db1885826883dfe295102127bb25162ee25f35052b9c5c2a3066b63b3d995d1b9a91a92da2f8df2eecfc3a6385207d795d39bbe05b687889bf4da62a3d52ef677b3d16352fbf04aa14ea0b56867c3334ce26eb87d14210812d3fdb83e294e8694fffca5176dfb063b34d35c763717704b97b15a451a8f5fff65734895aca4ce2a0d320e70ed3d392f5954c90049eb5320ce06e121a6476c37a0466d6ae9a06c876eeeab588133ecfa9084b9224268ce613f64c95e641062bb787f2f8ffe02dcf12650b62f517c4477665b039e61301fd4f84bc5309ad38bccf0a65ede1c6d036450fae965ba756523bf06be266f2ff676a8cffe5cdee602945600f639f5972e29f55147a86414caf5510d9e0a14a40e3075fd325a549388bc58e244ef9af4c3e2c48dbb8c5d39ec05f1519520edea81ee0c60abb6e3f011fec77c704ece384bf90f97899dd492ab78e4eb61f6e97067ddd1421ee1c81e6648d9dc726c51380db461ac8a1712a752cfc4382b543f9b05be65566fc844760dc88e542db0601cd922aa7e145ede3d276e151de5e62aa447ab797b0cfb8ef9f00831e6ac61f99bb9a6988dd5d74b52a8ae40534b7a258ea77afc3088a1a0ac4d263ab296a89a588b8646a4cddd8ad486609fc594f01f5a2b75f9e89576ffa6fc4ff322f4391a6bac4724ca5a8c9c864c87e98f9da0452201709912ede9da0e780303d96d9003014d950f0ded14c65acbb13c1c5cb757d4fd573b9cc8a3f85617c30c45456765839d9ecd2a6943c616e357b0bf057b12978c77a5b6b833bd7f0b8c572f81d78cbacec43a257fe5dca0fd4dbc2a67d7d9443b4d4f969562e7f74fbd4027b4371f5dc7d901627b4c847b237b94b30aeec44f099cf4438aeea7683be6b665a27b546d876d6dd5d6b1f931a21387468b47b1c6e00c4869341af33f7b4bde29290964a473ed26659846f4d8532737f6609149ff851006a1c26df28f06ed5f25a595298081af461ecfad16a45a619abbb8313ccb247efdd33d0af3739790fd95bdef3aaa7af9f421d0d72cbb395ab66207fb53be66953d9b3086ac974b56cf6673acf744f48df47bca399465e30612bad23488c01dddb24bda574df6bba88da1b5378edb4adc2c4a50ba480e77055cd9623a51becdd126faca66b6e90ad5525f3645bd05b314e9dae99ac62bb75ebce9f859a9f79d61e1dca4900c810cdb7c5353a212fb78582783eae4ffb33834fddda8fbcbe59780cd070e497cdbf7672aa27129d5234cc912bd2434e07541655670e2c44d8540f2be4ff07cedde163c8fcdb211eebec3a54a0e53d583277bc3103b91ff8ff5652ac6c8bf374f4c2c22698a96f51fedf90a14f1b646934abb8c0f2fea0edfb5eab61571b8cf0d71c0007c614a200d246f97385e035008a72ee64ffd13536e0df86dbff0ab4beaa739755c537cb9628c45f7df38247080f57b574576e7c33d09ef4eac0f3568ed8bb316075ce142f35aa932b9d8d3b3a1d9db4c0ea', '2026-11-22 04:00:00+00'),
	('bd442e1b-b2f0-4400-8b1f-7df88601bc2e', '8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', 'schedule', 'en', '\x013e16a1150e97be44d6a40354fc8a83aeb766cbfb962be1da9535af225de71aca325a2c5d63e6efc6fa4a501bbb8c4b326ca1d31cbfa4996fc035408f9ae74bf9e804a17c80d7ca56c3e8b7ffa5594dc73eca5ed8e9678c35ad072023131e7b27d62812c7905f75be2dcf91c50eba1dc27a927497a7710186970544e5a327364b7186c1154538fbf9f74ef06a2a5aebeb35ae7d7701799ba11debb6a69c490a53bfb319d3bc3d3715fe7d5362a25bc6f735f4aee2e28e486c922aac329ae523e962cc74daa436b1afecc0f1baecaa439eac7088a0e576fda36337f18d2e3a9fb629a81e73faf7b753ee7e3049e8083bfc0e7cf8b967c867b8fe7bd4bb690f6feff1b522f83daef398b332099e25666dfc7bb60be4251de1f82ecfb14ca9ba73fee0366ac5dff7ad83ae485aca3c99bb6edaa4e75c5c6e656f5c2ad5347f6b4e09d6017483e871c64756b1520f3730a9e54ee7365e266149c93c0c3b96ccbfdd6b159e0dc80d06bfe2ee11f60952b4c70beac11d0cd80684b114a011f85e261cccf72620c48fd15ad6a27b1dd76b9b2c5f24d56c89814719c2578b7d22ad947ff50c9425e8c8a367772858b22856feb490ef5134a794b8bcc3a1f574179086224f95c87f12f2b9dc03041d28cb9edd69ece7014ef6978d9fad5658fb5a3a0acdedac2ec99147302329d45e0b5e1f70ab14e7fb93f5c51e9b7ded73b10c480c778f5581d8796682205b092491e7427bb45d399576c8474e287abf27e12d71b981772c8c05931e831517b4fc6776e2e3ad734c7a933efda698112f11a463199581f705b2333b9c017bd71aac93723d4afc47a68d9c1e765b5323e9ec6bb6bdab730a30b8405d23b94e9575879380c4dac3d506bdc36933b58eee75431eee95cf7109728be9d5bccfbc2805d4aeb6c1db179c9db2c4fe565b8d58604c4efbe199200f09a2788d9801d567d558a6ef554e2a653f7cb9211e150929ed65c6591d026bcee0022c60600d8325a4fe425d07e5752bc16c259387fcb6e7fa3d1826cb6bf6b23218d8b87e7b20cdfd41ae6623884969bcf44332332a52f1182b13e29e60156a939d1d9be68cf512eb68ae038239b4f787f222fb2a5f3872ad30edf46d32d78e8daa640ccbcbcd68a6ed3fafa2b9bc943de05d156dacbd0a8e2226973eaeef1150aa2204228a9eb239ddede5870973e49749e6d9667b7faf961c02c289727103bde028a2724c5ad3fd8577fdf44670827165d695d680e62a6a9e11368e31fb3ca8568f29ba182d473f81ba620cb119d9a9539f5653d373f0b5ce29c46678a2e24a121ee286f846f850f37c7866658fb369b881c1bf3259c8f37aa5c3eb8b9529b8b500bbebcb44cdbdc8e50969a5cf68fee0f9151e8e43b3e077cb58d6ee0cd007b570ab63ec2bfb5a6885627bd6e6181f63c0c0bb897c450b226e1d27f7dd75c9b25a3e89d252027ccb5cad64e3b648dc6544d0dc5f2baa4b411a3c7c56cc1526a87256b6111344d6aed7f17412bba235a679f465ac78cf5d4babc7bca0bcc6346f20b36b00ee764dfe1bbffc84e1a5d8e2d7f64d465dff9f457dcb6f63ef9fb33dc88e2f5608fb650cc8edad2b2d6ddec5776e5519ba9afa1ea5cbd6a695c5aef7f1a4f90fa8faefc56b2c0865e6965e148bede9c789e2c1d47b4787139384b6db4a2c77a8cf0fdc2beaa99f2074ff213a6121035097ed55b914915cb38e4d79abff1975d88c78d38c7e7d7864ca40c7c82d2f28c2553bddecf2d03535e3be91bb995a7b31bcb383d43f83fb6752ae9bee27bb100ce04db594ab3b9f0d96c7da857857ce3fba229961223529529adc52ba9c9e4a341d199196855f4745a4b73656b3566e56ac693b9eec36c309d8cd15483425c14b240ffeea19e7e9235ae4f83d79c5831e24a990148babaaddaba12fc5cac5f27801e21289266fecacd22cb8f08902bd8aa71558f2', '2026-11-22 04:00:00+00'),
	('8c0ae4b7-a173-4e92-bf23-936410129a1a', '8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', 'receipt', 'en', '\x013e16a1151d804d6e60b132c6738bee6846c7643504b64a2a3c5fdce2d0744a7702e2cc8f5a2be5bec38e2ba69e8896327070d800b41f492e28ea41c89bcaf31fb46f2a211ef627c5c620d619f50ce899c4da23d69b43b020ea130e6a99ff1a398ff29dd9995f0a7e88b36e77677338ceacfee7d8e796eea3eca7fb3fb6d5c313a4b9209cea519fe4033f2baf8466123320b37929bb316461a6892ad2239a9924d6d7a2e26c5d9528b52f4fac0bf59ee03627fd93798515f6d1aeed87fcf41a539ce2d5e5b3a1aa92c13d0fc3ee6b6ec646c7d5689ac8575c0b04fbbfb39b4a346b6b8fa1c5b53a88d18dc78d5e1c40409cfb1a83f05288d32b21f25d2f319c6ef19a47e2e91b9c190e318874941641c38c1d665bae159c71b6420823488ed181d53a34a62d13370f30d4938d4c48aecf5c92d6d947e9807b885923342711a161d7e607a3dcda573c88fd39b2bea18bcbe013fefffa48f6ef7ebf5813419e4471506ba9cc13ec863b0933d1699e7511ef84e71ab3041ab2790a9596af79383793074d2cf5a9997e1b5c1b18f54a689166e45d958f0c0e1e3f8a3d52b0887d88a5831be6d5ede7156b18f8e4aacc2defd571ebafe1a38cc87009ad7bd15a32f6b50efe8b896690c5992a1768e3088467a64b5beebe0063a5ba130eda30bdd6fbd9fb2868f967e197daa97f1bbc8af80ec4159b5ffe3b24bfbc4d06bbc0fb04f087b9d83861b58f7ab2951f9372cb8c0c20b67c8210d795d334d88c2db59be61ca727ae0db44ad0d03558d08b37eea4a227f93496c687819509a6a01c63f3b65bf5bbdb2fde1137600e38cfd696cd47d061c7ecd4bb362918e0ac820912f583f74a33a40f75cac37d6166344a5eb902f0816f924326f8a827a386369e29c38508c67f18061d87dabd73ab2d718e6e55d8166770b93a0d0059f3004277f99d45a3260177e5209caf667394965aaa7755b7c05e29dc451b722591a62fa9a1ad537eca743318246a917306ae4041b5876e50e580af9abcffbb30d3580763dd812aeecfb94adfaabc4352ddcb0e99a7c0f7ccad3dc4e24be075a160bb2e8a0479a75bdeb0b16d6cb3c391d688364116a43a965c7e12a205c7775cf953f0732b0ed3966b2e1cc2b832b83636535b0b3ba25d31bf7e8e7b08a3f01b2c0cde3cbd373e75dfcd4c9613cfe284d951186462ccd70f7d918eab51338dc98296d530bf30c80036b2c4ce442e55653f53a74fc580e5d86e167da6e678e71d194b8f4111a8b3ce96fe605b4f649cb9329e9fd0869a97888de853d57e937103be8de5d4c0fb9d3c07d74a932e364acc9d647bd1dc19ebfdfd77e608f72d48d4e3168f68b81d52f0454d28a0e59cd1bab605dee76dbb560299d3dbcc188d3bc6191383eb941162de143e499f2f265c3d1e085adbef9f70fc62943381c618192ed470dce5d67cd51c11b6f91e5be4cfbfe6b8688e8d2307537bdd8a099ccab6faad45689deddfea1ed0c101c0f9c58831f2813ce5172b010253e29f5e50f1730b3e13052525a414e58f96db35d4a70d35bf328063660ce151b822ea690d43ffb1ca8862581ab9be0f97b1eed971c47bbdaa1afe4b57c16899de52d8d8fd1512c10622f7a5fa4d975bf741883c2a41ad21e9114be4e1d3b532fc2a215a40939d31ae3bc7d4d102e41d3ae28a3e6d96a320a72126d7c292d71c033fa74b2fd2211aa0df4f44a368b17c9f62548d822b54616dd1958ddafddef0324d9b4ac59691c3b26b751180129a5157f3bb1c538111b9508001ede2761e64635a0860061eace8d9fd7af3088755d1a923c00d3f906945cc1e1b81e2548d5cf28151675da4b84cae953dfd0ffb1bc0c88f7370760b06038e21e89cf31d54e872c5a8deff63b5d179c7073491deafca75b18c1ebad376fef3072a54031bb74f6fb01ca62ec03f199bc63c1d0b2c88fc41fd3757f8f0a8b8e23be5', '2026-11-22 04:00:00+00'),
	('dfb47667-167e-4320-95ff-37f49a5084ac', 'a4047f82-a7be-46dd-87a2-99c1e72acfa5', 'receipt', 'en', '\x013e16a1157a4bd786b1896e940c70785e25042cb40dcb951af8145ea19d4a83650728f7f8f72fc5e60b5bac262bead1b201272678e132af33d2547edf2f2757f88a18fb90735dd6208d429943d656a0d1f053ffed8c3d4e931e84f4e2be7f6003f7946b5e07fb25581ed6a787b09a2a99cac376ad4f9fb933d30b1ba06e534838191801ff0321a0b1538ac28a73727b0ca45b7e52dd416eb4fcb8f3b80158146ce6d646459db0d82200aa5fbb982aaa2b0fd54142c26cd58b12c541252affde7c77da8145d2989fb48356f8017bc9247cfffcf2b681e7d36d83751ee6a8f724b6752846068d797362d8f88f2bc40cdf9d4255f387c759930539a11476ee76bff2b8237a6f899e2f501e811a7d4c014e3534493e0fdc4d78cea0b555ddf8a4080b04215b229a3892b9f0a90647f88e8b6396de1eee098c780ee3516a9288259ccd737f325ff3a15f884d1eac80aa685d3955df0c5cd6e0889a89a0d33cc2e17aa66d35bd98517d81e8840ba7ba90e8d42d5e0efbb68793bbe902f36d0ae5cc31c88d72bc59822ad6b4998ee4b85c2ec82f78ff56329b249950f8eee9d333a44fafad66947e68877a6e56283fe5e23ac8e2a12579e6e021b7ad2eee03fe45e2690fcc5d0aaf57134f4bdcb6a9543f168a4e67b3f17739313ebaf76d612f8c1617920450f46fed4ee82bdd3e50f395d6bb3830da34f83298fe6024f27d3ecdcd2da967cc411f3846ce6248ce8973847e52d3334f859226be692af6a641c2ac4ebdc19975e5d2754d7f67732f6dc5e3b939aaa49caf21180b93b652f68b165b678bec6daae217c68ea79e704904e2c7fdca6dc60cfaa4b7afb288bd853cad9ac1a8a1818b1c5331270e0f21427f2223e740a30ee40ebf76426b1cb997d80d1d94e506a13a8d1166630fd169b4c00665f1062de80c47f3b0dc36efa28deaacbfff495065607df72fc34d3d76ffcc70c39fb7718ea5adf4844f8972f5292bbb33490f4622296e0ff0e5bdfa4b78b71a0f65758fb40af515aefe076cb7f2df46c9eb6a3eda8af92265a1669e03b084f4bf73b43c4dc7de68909ea9f941905402a59b006afd7cc184f053498f5a9e65c915a89592b34246a7611069abfe09316aabc1fe1e213745acc35782dcb59345e8fc4beb99349c8fc9daca66a574be0191a2917bbe92bbd9b76fb3142a9ea46c90c069f9a00182535ddc2908917e898e2b87ad40d9ce76e779c3dee76d7eb378acad80ec88344019e3c0bde603e9460692771601cd1922334ca5a62026fcb0752c465ad1c78efae29592459bd715b99ea61e059e675d58adce17b6d9a3e60408e12f4332b2447708ca4475d4d71db3da25ad17e27be61861dd72d649398c75bbac9b74828fa38e9a3180078afad8660758221f7e867ea9fb7f6b73ebed3d0c15444eb241776ad4e0920f89295e1871a29b2cdbc0a49c25e83d5040a7cbfe03749cfff4aacbbe92300d125284f761917378debfedbc8f6ab7a317fc759ee01706362e53c0de82ccee325b9525871f182e2096b30f449ed0e62b1828fdc910e7af22bb69932fe18b1975b46a2f91975826f93adf3e59380a3dee66300981ec3b9a1412fa58fa12f49e3e5d5b1e7e2b9bc108a7cb65e320e7ed50935014bdfe4c821d587831b205f0c60bd425b09c3381f7a5b4d863aabd260115ad871dd12b3574927fb3ca29d9e692f9773230e88ef3f8f3f26bcc539bb761abd4ea50ae9cddfbf7c751f89d9446f87539d49eb6c549c9f67156b9983690172d5fb87c017c6dcd6410a291a8c73f92efe7531ef76143aaf653ea0bbe5df5a41342a058a31e7626411b66071d8fe8dac68c465d9437c4b32b05ed820785d8cdec16793d4f815cf4bbcf929968a013aadf4680f8d2975ce5429a9374469ceb48991e7d160ecd9b1aebb9e6db3aaf949c36ea67c1080fe97fb0c2789410dcb4168e32dfc8c44aec2e588838b09dab677e7da1a918ba9cc9102990d8d5250a24ebdb6c899e92bc72637b87918524fddedf36bd83f9da08a6892966f177fa5cf2691bc70f94441c36559e7012b3a112dc0614ca49c9909e091bf05162053de19d163941a81de4ac204f0b98fcf8f241a3ba2e3e4b1b01ff8f51a15e3dd2d2547abe01d15bc27842661dfbbd73e4a7837cc791b6403a375b810b5703b12b84cb7aa3c6194eb409c4ca93a120ddea0534ae40051ec5f01109a6624ff600887651a38e2f62eddbdc26996721c376d63199686ca5c2f234c55bc1466a9a2b25807e7d0be74e83d80837fc73317ade447bf5d73bd0a19cbe6f5192b78e39c5c8652b478ddd31cd1365747a7f7db8811f01527a65f42ad34aa88a6c135bdd1ce92afc58f987f4f76a882c2d36b71a033d5d32d2b7131dee02a31ebd0a489964e3961b5efb4001927e0d09674b43dc17716442e3e8aa393504601cab62217bac2b06a9a958af185e6e1edd9c9595ff48d3f447e491afc2a3f458c4e2409f84065159ad3d3d190899b25e59b165e7acdd006882030b704f6b8623ae6dc63a6db5251a8288f8668b8084a539b664c7582079b935ab8f88302184f4a2c529e5ad6629c320ecc450563247d012584cf84c1780268d96b515c76525f7cd5f7c9f64ccc81d6f33f1aa7b6cac90af10e1acddc14129807fb387d3870c928c72d143864567124d000baf700f0d0e6338d825efc304f5bbc74f291425f62a144c4787fe06bc6b2c380ca5bb4a6d3543c5f9f7d6e8e4f1aab4511a07948f09685baab269b92227e18b39b3b1bb37018649be8a054ff6d83684972ffc330527eee082fb69d5956425197fe7355afd2c7187024a35cfdabb2b7ec675333553239527f952837e1f78508cf646634998ef47ab3201f98ad652c7e7e11c0d27366b012d1d7749823dafeedad784fd272e59829d5c2b9d10d6c0a0d3d939593f0858052cce94441b4de4369212a39d8897042d8be227ec1d9a448f902736a997b3302aa28edf9fae7df580bfd14d737ad64bb7c1eae62aab3d19cc7aab7ba0c3644901295c2775de4d087684db7eb12f9642970eae2844c22470773f99099e8a36783e67129512bc14fb578de9d0ca8be1d76ad4cb7b14a553febd179361efd2b8bb58060e47552beae8982ab43262e96eac83dc987748bb1ff53a2dfa437013c02f381705e2d3ca5dd0db4bfd0b3ba0629a03ca9d82ecb239c80c223ad6b8aed571474f40bda141ff211dde1f4e406a6ab2190f0397bf4de89ca90f96b050ec7caefb9d17fdbf0e67e3c23050b3adcb3f127fe6a4536a518fbe08f04238c3e8b51cfe6ac97d2af712f79f078400b453bf65cdeae51eb4224bcff71c91a77b9868a086e5c8da90948664f9ae92b43e8926508fa7ce8b78ff9a3be698f87e1faf75440e33bf1e294477ba31e89f269ef80a0fac442b8ba37795984aaf0a77a2da11042748deece828ac62af004867c4e8e12d6bafff294756713597ca2e90e092f814dfffe696920474debba84156376be5bd96c04b531a31133176498c429fb81749c6661e9611c1c6b60e05f0a3760dd77bdf6529557f22b4863e62c16e91b437217eb3288eea0a31bfa0928add73939cd2534b9a7273d326a96e0203a69d3c81e9c511e9dc84ba5d789d4a9614376ce2793e68b661d9bce11691fa6c442b71ea42cbd1c160c94329dadf4f814549e41a9347ed09c0159f7df2ccda332d0f3972041ac6f082baf8afd134c769b9dd4ede39b33f7d67272f3ab4685efaabd9e215c8a2781b7534ec2e43f7ae392c5b027a87f548cccdc810d1bb737643ba2aebabedd4d76789e01c094c3d085027a8884965c4406bc5bac4ae1ee03a1833be2d27659ede64b1f5e266d428347329acec110b17e2056bb4d6ef669d516a0216990588bfc09a1774cf91e99240e8e2c2d51886f798e4d2226db4ff4c21f9ae42ed09f6fc6b191c0c5c8aab3e202cab59499b26c86e42ec53a0b69d7787a6f969a30552d62794cf3ee895c0f4b0c78c6cbb5f5bfc6974e635fbd17357ad7923d9fadccb3100974fb349283ce85c7995e45ca5343c2f70adf4e432d58574616407ed3c', '2026-11-22 04:00:00+00'),
	('fce8cc11-89a3-4f5b-acad-d4995480e620', 'a4047f82-a7be-46dd-87a2-99c1e72acfa5', 'wording', 'en', '\x013e16a115ba58d3ba7a3cb9410ac886bc3ea6aee3132170190dcc20761ae6f4f7bbc49e49181ae5aad67f8382c5f01add1fc4e697bbb83db4973b8f55b749080cda4caa7fe365354b29d494098d85f2bb0ce64e5ae758db3edab50d2392b6a87220ec2236ef890d8ce607f4f56a6c7c6c132c9b32c450fc72b090321412865c8551072de7e636ede27e223b1955c409ca0e96e90792c8b7581eceb423841e859b428c9695ca27ae2e0bc73b37df8ebf940dd925f97403cd58878b92b0dca57e30b9c7a2e49288de0ee2b928a5e09f7a01dfba0a6267c3748638de2ec706dd4dd1183d51b4992ed12bd05aa1ffc6c6d008c38eeba99d6115f5d765c254b7bd5570891d29a0cda715fb1efcc122e8de642702ec68e34392e16d1f783964e4e9759558ef375f0a91468baf19f2d732a82e828671fda41d1dc66fe9bdaa2ae1148816bdb879f94f54d204989181280167d8237ad4594e72f0df2bd9e96a31b64bf068ae738045591602c98ca505de97a1c04b8b5b078bfa056388c7c00d720e30b696e8479bc22d1160964b891eefb57996d56d1e64a860e6778ee5575c9fc67992b0ac1e82ab948815df7bc284e21c9bf033e5bc03576fcc3e09f9497820f513a8862631853ac39155a4f8fe4df673a5abfe33a731388cd8303a1bd46a8ef3d2c1645cfd27048174cf8546d7b5ff1ca12bd8cd7248a60a587e647c97659f22238ed30a2c0f67bffa90c72c34f994105e346bba7061399387668c9088c7c2ff7ef15ee178e249c1dec32a7a42736e97f3c4211679eab9336776e28fbfd70202f257e059d0b17374e42b1fff31088a12dba266347351d296e8d412a45f98809c88d38f0c30242b7780fc9f731d03863802c04a6f5c6bd971a8317cbad302f5be9adfca2fc879d876f9ff5f111958e3e4da28419c508b1a1d9a6d050c8303529f21495b9efa9f1610f7c2ccd7fa309fab88e22509e582615f9f609a0299e14d11357d873edbccddd29f4f99dce4330cd322f43f255195efcb31905288d9b2f5d240d53e0937e11234531b3a6f0fce7efcf95a3e998c35d69e2487b77082aa05f1658bf03c10f6ff2de96e00175808ee79555c6f59aa71104a363c2282b2dab942190198bc873abf7adffd78e4ff65a22bf14be5e91b2298689218a26c1758ae4660365a15220714fe7b639178796b38a3836d33f81a251a75ec13a6f6927289c241a4587c028c385d2efd1a6d1d2d4a5b5d169e46836705b32eeb9db56a91db80bd91333757bc3ba6bd8d1d671d1f4d5a66c83790f383266def92e576f503e3746a153c5d945e2f7088ef619874715c0cea9ca7273589d75f618b885ca50170ea5f5c32d8b86ca3d31f50d7598b4761bf6199b116093e78921e6f5b96ca2d397dd11a91b2f6d7d24f15447be79d8041bb5bb81608e5f8485f119598063dec3e7a44cc93d45d0171f55d7c4f1c4b6f56898d372b5a67ae949d2a13a310d03e43975bc25c2dce63310e5b8a2c7715c2730185047a99917d2ee3cf0e72c9fc29e0680b20994b054ff11cc9ce04ae8875aa5438bf84b5417ae4cde37d1758a94e00ef6329c3f036d8aebb3d84be65f469f2f2851ee01d2b508f99f1df878da3ac76c66e2f948294ec1dd2a9a01fca9dad04226f0322e6c02aef7f183af6e91439f02d014f367111b664f9521eed65e11039cd0010d71e4779c4b5d12b71fb1814c67f363d86ec2263376bcd0ed3ee04c76c73b72717f27b5d626827999be455ed9f5ad1b0d25c586fc7258b91903972b7ca407b18a73f9d511fb5261d0065ab387e3ddc49b982e5b1a94d66a0ec9b6c8ff04d805434dc952f1fca776b99cd1c2963606d7aee50cd05908d5e0814182272056698db60a7cd64f0f3f80aea5a854fe9ef7b31bf2c892cc58ee8493fd78ff82b0a08a542de83f7a61292b6128a15f796f097d8ffd4fd813791f6b2a26533c385af0630667ac204946775e48f2ce8813cf68197ff2b215579a75552849346e21e76e80569464116f75df0372d0e007befda46c5d7e3cf03c903db9aba9963ba27965747b03668c167cfe29eee0b01f750b80915771a0e22647bdf09bcbb6bb1ecd600b5abde30674cf1543ec4c3cca4c7fc9a84d3e937ed11bb40d1d8a7c8f083e423b56b7b3c5e806ad2fe9d2814caaf5fbda727437a8ca00cb27c16bc9ecd97d00f04590a3d473bf5609c724752450d6c819512c64eeda309d6e1422b846d23d3ed10e05fac420cd8055931aa95da50adaadbf8c770c2f30aefafddf2dcbba8dfe8cf265b8e6e0e4cb9d46d62b28a53b0436d90bc60fae0cf19f5693b128e409babf3f6b5aede7308dc7ce9dbd333b775b6a44146fc55fd07595f46655cf18b5fadc29051000e4a8a4c3427c7710b13231f72eb6a09914fd1ea2a1d0a41875ec84924c13c3b7ef1b4151351ba4759ae7e2a5921f454a98acd93a374a6edfb6019e27b6919773b42df6170cbfc900e8d70cb904ae5626f1ed2c4116077311ac16ce0059c10103d799a843805772393cca382f4c5e5ac2b8663044ca1eba73988f1e4240dc433720de8c80c74f2afe6405f9d0c9d0937103c2c02efc53fcdfd6a7f389b7fe076291cf461006df58bff38a1375f729d03fde7e59290f481605bf81d6f2e695f42fecfd771d6ee51b6785439bca89289c73115b65b8c3795b9612b9b6b6a5e11bd3df04ea16a7dedbfda9fd2dfa4afb479f272796c1bb703ece160001b1f6a5a7b8fb45c0e030c23561c08850adb62d0cc0f72ecdffad6750ccadf6123b9b1766fcea99857f364a2fbd89d98d976a998d81909f8885bc864d20d45b932fce57ee133f9d66594e1faa205d40850aa9b919679122a37884ad3313757e73a33d1fd9780dd202264549a1888af605ab4d3abf2d3241441d7795cec93b03b6eb9d5bb2fd78bf5edf032363baa05deb6995f46acf5176dad04d612234b27592aa66582cc66bbb213f5a4886688c31892baab0718843ba141bdcd93c203570cb6fad64d17f191b80ee37440590f9c9ee2b3bf13fbf3e9d53bf6528f87a6165fef6c6a4b18293e4aad42377af0ff73ac54a525a56ac7829e4fab56a1ccba4feb3eb6c1b40b07131df0f6acb0b962b1385f861921ba3321e4840f58842f0c4857e0618d5737a2692e2dc7b450ba248e832625eecceab3110eb547da728e8c79d5de4e17f5bf275ff05f17a87f98da620c4114cccd6f48323ac6a8e55a87ec14b63dab1214215d3e8d589909c6295ffd7e50d94f42b17e4303ec15d7dd28471b77212b221738c0fd8eefeede2d871a83a79e361c7e94c3359edaaebd03271995489bbdbf5a744dfda3102a1fb352b791fe721ffccd4d2a92a538566748740b4faf1f6e8a1912f31619523967787c81cbe93333ebcbec38ec1363a810c42879225f848155650246fb17948fd6ca59c2ee26f6fb73b174d30ad9e2f8eaf0d574625aea26bbf79df55976632dabe8d22546fa3de63ebec9c9151f50f58f7ce41d22cf2b40e77307339e3e444b1c63118f8ce1f04221e212cfd37e95b778737be0373f776471561fcf247964ef0f95a849eb43ab81b97f89e39056d4e1af9a18e5ca55c4fb3ac211e35be700f14271ea0f2725d656b4e861a5183f34a6976754defae13ec024182ee33d215fc60fc05f7ccbae8863a7ae520abe85915f1e024d68729a7296d39d66a07fa43f694cbfba9da5e8a1766d96a91f9e7ecf265a814b0b68234e68c690560224e93490dcd9b8834cba8c570344648cc99ea1d243f61c7734afa3b1badb27b9ba5180a098670aeffee659687dd6626a8588eb9ad523225da3ee144f7ddd514bbb42a98cf97d91e4fa37c997a1473ca8f8e8547d70bb389ecc3cb37bec829340ce9d84e5a25c251925ad2b71c8759ccbc88dcd6cf617ebf3fbbf5c09ab447c6164c5da70020a8b9d18a2e966fd9d7236ddd4c885dc8a36fb9238ba7be3dc79290356ef4fdafb0a3c354be3dfc786fcebeab04d77bf3419d9264539d64159e61cdb726a8035aacd0ee2e10be16b4f4264b6507fbc7bb5ca97ef1f35b2f06467f4a0868e8f', '2026-11-22 04:00:00+00'),
	('cf20ddff-afdb-475d-9128-b5b8466dd821', 'f7c62c40-182f-445d-80c6-8800c0e47441', 'schedule', 'en', '\x013e16a115888ccac5c758e3c51988e7cd6d02afe9ea1d1aad6f19c7fff2af9e5a622e03a9c3507b2a0ab33d1f81a310f7962084cb7be6b2f39e1c66d8060822e6f21ecbf15bde67a445173cb8d92840c7c9a8af8d4c1607fdd83dbe7fc0d306bfeee46e558fc48085d9755c54abbbac991f8c6100564817936d52f9fef0ff62654e99d8cc73b4da16e0e06b6c24dd49352ac5fd110d3bc7dad1e957ec680ef1467fddf06c834896008bd0c871797a2234f5c1ecbce780aec0be892a0935e5e3dfbd82b43d6d67dbd34e3032dcbd238b8da512b5970c5d5b6d8d7ac99e1b898140b69b64b3138611df940a98badee871b54df4cadf40c625dfad93886011569a38447928ab0b2421f10b8b2242ce3ed33993716c311c4e85881166e690c0f80cfe652a14e7b53d5da0c0fd6c18f9c049509278e0cb7bd4ec664b5913c1842a811a640e417d53178b86bedc99ebaee380b5ee024c18b35cb69b5039ed8ec4ba04b5359f14d2ea01193af853bed720e470a976b2384c36a606cf7579035555f94fefca53fc2bc6208cf2e29981bcb17a000ff898cd4c61d310dfbfba714a0335358337a3e584b1b611a5c5ecd74a12235e4fa8e209f389bb2cab5f94883876982cb9d216dd02f6b5a658e95b7c91a6efcfc9c6a58336a763ccbbcf1fb0c46b12037328f1a246f471065b7a45a3b66fb3d0009edcd4d0529527b4e83ad15855b7b4c0fc1d5b6166eac70a667dc646d6ddc28c7ce8cc50ef3624b2c03c52e04700e4ab6f98a170205014d3b687a2f51417157ac464771fdcd15bcaa4b5d6bfd4290864f9741667867be812a78cb72ac7ac17b70fcba66d6c8e271b88b89b27b243ca18e38588c9e980435027f032b7a0a7e5f749274a8d1394f08259f4dfd13d0f0603832437e3070d914257823f5d7a1af5fa29ad98e74a4e56979bfca2548b9f903e456fb6a409ed498835fbb5d677b82100f4a105d0d3642a1d6a7d43760ea3fd920fe40fbf3e3d71a99f726b2b679ff59d6517941d7175fbf9d7252052deda0384c039cf9f149015cca115e185eca999fcbd86671f743d5a3e2cd52365d14a46cdefd8e67bcb59e30e454fc21aa55d6fd3500508520532b7ac005631786c3a1725a3e88d1db8fe94d0622dc4a34e2c9a799ad9ab010960a81f9fc9fea2bcf4eba99d3a6fad6077dc5dc2731b2972dae300850697f0622edd0de8236729f34a1073a1394aed8526da2fb40165c4b9015dab40454892c4c759d4cfb03299165c5d406afca84273aef8b635e44882ab413e54254259a1714704b4d7097e68505e9f5facfb724e33dc1370959269ebc9f15b1e971db04b0a985e5ea0cebb904fbbcbf4415aad32154e481c75effcd0bc812311c453f8802db3285778ff1ebe168c0371597dfbe05a52ed9976a84f3f71249cb5846cb646a0c4996983c8429bdb74977d343b06c92e611153acf468244dc62be39dcf442e2690792dbc4c08e1e800952f7cec166d290181a06fccb832f405004c571b5b529a24f03c81ad21c9af7d3c946d8cb0abde614c308001e9c57d94f7072f89f4c1db15deb59785db8603a58a0feca63ce639309f931572301b3ab92f627318424f603b3808e08c86c36423c394f1bbaed751003a8d14d9d60a39b70c7e36ffca5bc9439c0050321560aa69d8828f3f9c8daaaefe28c27f83f5f748267c45d874b4cb57b437efb0bea63452793d36344e4e236f86861b85c1a1076a3cb3fda70758c84e27e1c1b0042279b0b39d7775c94deb37dd09fedb2c5647917c27c20f0354de1934ae11621859d48c8002b0eb9cce215952ff9b22d5a0c6a267be6f39b2c874aa7f3dfd31f6714d7922051b16c55bb9bbe1a6ed30a7a2dac16133cebaf480c199c9cdc75741fa2d49ba30a1145f35c1349bdaba8cb4c38b2ab029588e3ce14ab929834e5c44c2c8b4f53a83ca8fbdfb776cb4ef87f62fe9fc27fdfb3d49ac2749097381829dc4c4e91b1ce1b426e7eaa362dc27994ffc49423a89496ff0f89f38b07473c2be59ad6da0c8b474d13ab9def5146bde14e1f5eba5a3c225502e3125d3925a9ce242cdf95c10463dd727a611d794b704260b51e5f71b8c2ee59ba9457437aa025d14e414cd1d8343a49cd9e1b414f3a82efdd3f2ee6c216c32d6df5ed76d84e60d0c69b46394420fa884b9f0e0ccb7937f386ff4a8c99fe6e00ee551cfa5d932f7de0d2f0cac69db701fb948b2c2b0fb4858183a51deaa21e22ce999c0e75325739c7ae309fb2edf30df8eaaf362435e2b5fc504bffaeae833fef93a3de1bc9bb12fddf898369960fa723b950a6b312e7eadfd3f790b421606afedce163db4b2873abfdbade1aa3b418da10691d006ee7d529e071897afcb6483339ff619418b20e32ebb1f9640c640f591062a5f3a51ad28eae3b20616973754f822406cd0c869e4bc0f9d8ebb2bfc80ec1cd135b7116c80e966729db2d4695a542dcbe0961927432b19e2080b534c5338b351c494a3996512e45bcd49009575e6126ac1f44a37dd197d57d3f53f14c927b4e504c56c46ec166659089890225938258db0f27886aefc312bf8323cb3c3c317c2eee3116f3a2072fb27818c636b5ddd14aa8a6e60eb574c8386644d9c97fad61d0e4b19b687ad9935987de4774caed61f777dc2ff421cf44846a33725307f293dcc981cd21a130b8562b605b731d60fad579d456f9624184620dda1724d0ad96be1dcf080ca2dbaf576648e44d75cf1fcb05873f03142a84392bcbffed5123977be5c10d594406890bcd29be0411e6f02a014fe07d049f7dc70afd9fa6d7a5871b81b45d5d0bde014c8e9a14050582ea7ae5f9b7c3f10180752a97bc3edc36d8eaae2565c29c7c31d5abd7789713f8b59620145bf735ee18ae192679dcd500537be15824d67b8aec06334aef563b6211c5d775b993a463c420135a7eb11c48187cdea31c846de468c97848a45cdf890dca3960c25b004a8ba8e2438c3173831367b74b35b03ce9285486048e4e0f37f92d5021bb90edb1ee67a880f1dd07f0755cb60aa42fa2a7b5f4b9f36fd513d652e3337a129c049e50bf9db9dfe8208962e39c639aff47ff0e5b3551936f91bbf7e58a2c0bef6091f5b00018c2e826b51aeb1e96831cdac89b06def050b4b310e11d22f3746fc5b994b29e4411d44633b220a657a651a7c0b31f114456d50c9510ccbc023ed96d3e4024a276f79f452cdfdf6fd9146f5a66090dbfa25262213b89e9e721845cabe8dc229c394c46c4556841376b5ef44798ddcad276e4ae1a747b5f017631a1d2123acddf70cf32bad79e04ebdc7fd24708d8b482d2bb571a9df984d4fb42eaf2635422ff4315401440edc2604358184bb813b7d933177f2828df6a535393b057125d97cd158282b845fbb68d13fc7b7acf49eae5f25650edfdf36f6e9da8e4f7292cde83240a1a6660d4f201f1ddbf898ac6fdd5002ef7b1eb4f9721dd4c47b7b1e080fe8684cc2994afaedca50c357887913cdca7f9c9816eb488e41c3436d6733e32a1a51268e2dba3947d12e20f7ce66b9c9dd1a6cb652d75b2b0c33ec10f4303f3658177e3a92366d7116a24e7fe9994ea80044d270778f56615c6d5a90492fa7dfea53b91033ecdb36e2527449ea383dc43f17eb0638a5e8837e73f8237149998cb390e90f83a5c6860b4865fd460942c039fbc01e852df00f7546d1ef63c11d23ef8882ebfaf9dcdce81fac5ebe4e3b3de33f85213e959f2f0e8bb4dff144abd3c064d63d2ecfba954fb047facb2a54bcc80c45e0', '2026-11-22 04:00:00+00'),
	('782ccbb0-b2aa-4041-be3b-8c48710a222a', 'f7c62c40-182f-445d-80c6-8800c0e47441', 'receipt', 'en', '\x013e16a11531733d356dfc3a4f34340b0ed3b17d8825043381a24a3a2a5c821ab75badb56f9d07b06d8c956fd53b7cab7ddba266aeb673c413077c2e3a72a97b558604e748185e4fc63603fd4230f129be78e195907b084e6c249d87102c4e00f069505a96f102766c504ec616a788b29f2ce6882bb4cd59cd9b5b4e03fb67cd3c5053d82b61fc173c47beb9aa46754fe2291fa0c6fb2abfd43fdfb2dc70a6c78547e15eb4ae827ed31c3b33ee7c14d3930bbf7baf14a7a64dbbc8cc31406e9f1461fb584bb6b0597b714e3391af6db79f8869d009650deb4e9227c7d233d6d68c886ff1f0ed5c7c35c4f3d2827bd0350708fbb7bc7f1c46a6731249f38b9b58e27f8d3a4eedb3d4b03b4cd400c780ff454681061c3a5de1730932deb4d81755030cdd51648280cba1dbd6e0f8bf9d4b28cdf00107900564f3f1a197cfffc5cc57f409108d5e99c55dc9f4caa64a1469b0ac8a04d41cc803655cffceb5ac62c599ddf79110e012d1e29e05d3ce66f1f15d451d4fbf83cb613fe0cd75ae308cefdec22e3675a74ec9d65d40d9dcff8ef1160da61413f8b0c57d02bec63bd0efcca93fed174e7edd2e5dd9cb4b85854d7485358b8442d7c7cc9e8ff9b133c6f0fa86ef01434eb7e743c346e7ad7c009074c6b6a9172f7ba87303b37d0c2bf8861bc5ec376a397565c2a7f7c9318c020daa9bf991afeb1fa1a6bf80b3fa8dd3734c6db3accfc56275268820c8a555ab29c768eb07b15fe77d3e226623fcc46e08423093ad22011bfb19d0a06d91b0efc7e8a2f069a576214abf04c49c27f010e879836934a5caa66855f8cc433d8c7aa5e8fa0abcaafc9cb98b31e0cbe7118e4f1752cd76fcf3aada9dd2a142555a68f572df7817951726d7a9351d0c5ff5dadf0bdf1509fe36363ff68c86f91b9316a30f24b68ec1f80f10dcd5e2c5b4ca5a8b5aaff3a3aa909d6241d1dea8f795e872fa7522d37c4c9b2c35abca029c42e22e17dec8d207aeba99638988ae384746cc1cc68fe193f0a33485696607b424d3d8aea793965753c5d6eafba823973f0016a6d998aa34058d561f520f7daf398cf1ebc705c3b85a98f7da1cf4b9d93f64df18b676fa085189ba877588b04e5920be9c3f4f28b5039a4f891cecd6e71bdc8c46f1d723c0652e158f4d27b66dd6ad5e102098b77c571461ec511210f6da7d5f6f377edaec4eb78b48504cbe51e3b76917b1c65bf1549e527be97cbd8f27d45fc68b4abee23405eb1ebee4ffacd9fc91da38290f45ce063d91e41c5bcde49642019752a5d6b94330e832f942fc54dbc6fa007bc0d46954fac3621889bf0fac695a3186a1e37a23bb771bd70f220cf1668dbc747f8f9b70495ea0be76343e4038b36bf7ac7c89cbdc619a49bcb8900f4a908d49e67906f2070c6b9f1b660a4b7076958afe22a17bdaf2447bf6ed8b915809b1ccaa319fcbf55d9c3e6eef73d9352f089bc935bcb87fa78b02ba5bc52a4320c46e8dab12a09e07f21919afaa2929e3718971174715bb9c4d64c2325adcc7c42e0471d8cde0c0b7daf750c04985558f9c35caa2aebb25274fb896a7a847fa1e9d9ec56636f3ee2e2444302940f4024d2068fe8c28993e081bd207fb55acece0ac6bb74c067bc05805d9f7261185e957c671a11746c0363d072ecf29c3009397ec07799b6c93332921965bc08f773dc3d240a28e9c17534089a912fb48123f0af50e2d5deb0e039fb816b1758330afa71b1abe88b4111abcdd8fb1187a4c896865a9a50ea5a4b49b9852180d2897388de59a12220b46c8b3172f2c22d93aad15da4dbec97419a8f48a7e427addcfcffe0eb38e007c533feecdadda3e65a8cecd9a86869625b81680454bfc629aa6e92782abb36de379ccdd93d74bca219d055119f3acef74d811d02ec11e160a962d71dd1d8863080d027d564731cf020efa4c724f75868a155afc3b1c4982aeed0fa695a6c8a1861367c41ca87ab8b1e1de1ff5e1aa86655fa4d2d8be30be4d68f071b39cf41d44694fa7cbdfd3411ae96a3c380ef7ec6256b2c217ebbd3841122db1cd66295f5809ea1c5be058e18a9a284dbce2d050b4cd3074b4bd8ecc2dae3a61ec2e49dbfe791ba18fc10631cdac50118eb5eafb3deda318721d91cd113647d81dc906f34354fe07408b2206973c1e69c9887726280678e6186d27f834f99e56f6a26c6a6a62d95ce2c1e57f7961b2a52ae04ae1d42fd396c0a840be0808594441316f8aa2d48d63a2ed971f3bd8d411663236162b8328bbf4bd1edf8925195f84e4d3e4fad86686d6e41e51dc2d7f2641db099d4fa7c02e73b6a300be744621d8d73f5b9da16199425091423cd9d93fb6e749e93430f21576b696dfe572847769fbf87cae3e3f841ad4f4af7cbc33b2cfc53a65b11155f0d898ace2bf83beeee50e952c80abd94f4b8b388279f8e647258cc961537ef599cd51860b4ad64f6ff1474c47c5d19f32a07b90568ebe0719c18adc596feaf3c65e34d847a1e2b139438eaa31ea4eda2a0ef35896701826c821c8dc780f1f3529627d4f04b0d1ca470ae5eb58d1501868be5731a1feb7f0fd44fb55862bed63c18c561096bc52821019e6399c17c7faedf1303afcf071931491d2d6367fae7b589269ac095cda1492cd847a4cd3f371354436ecf41e7778996ec13382e2e00f2b7ec6776af9430f184b24bbb31bba001edf377cf836f2c73507a3d3cc761fe74771d62f87e45007fcab14e1d8c98ae11f572c8cdc6be77f8bf83ef7827fcac07e5b85dc7225d8a35010666515c438a90514b8cb1cc5d11b9bf0cc3e65e6133d886900fd30762ad1715e96b7439b21609a8ab35abb50c2ac126ec2ea3134e234fcc301128f91e1b9375deb475ad34568be567e115ad9c493cd932da85c7974df74c384ebf90eb1b33b2ef5d1be3790dced9628209e638e9c6f1aaee8de9ae81580af3257a70c0a788d49f2cac53ef7f16f9ac28d5d72774aa76955763d4295ce0a4b46c51d7f8ac289a769737731ed0942fae348ae2d3bfee923a349de76cd8545b5d14237467f547fd53a793957c11371951b9c666e986433cec0eb6e0cab4d8d11950db18d23571b1f5ea0dcaec5128d4b2e19fff6c84a62edd19b1b0792b393e124240700d98bdbec84af4511065d238cf1a6cdc7ec19432e90506dc0196ccd2214bde5efd1f8d1916fe3abf204bda07f851ea174dcc8b9ea263100cec100c382549d75f122244f0126524cf54c9555f9639a9bfe7e90ca45034e054c3fe29404794ac0f5dadb94f494539216a2b390ea9950c9773227aa7458707a2af0b428bf4941e2951cd3239302f6c85796d01eaae7c32a5cacec29fd1b1b32611218a8f0f2d51370d70bc7cf546fe847cda711d144c90d4f22eeaab9e5a4b733f0f80e0ae9e143d887351b424bb496182aa3e4d24a459b2bec7a9d87ad8db76d0b202d94d175953db591e7977536909975b2e8fe99d9d972135c1ca7afb6d21dda5a8e91dbf18f912086b76c014330471fe9b0a1fcc2de21b86e19320b5302721d2917bdf18a7506deb4c166ad8222976502b433427887c493d1e0df2414bea27169bdfce38bd03d4e2526fa83ddfc1f1f7c859b3c2cb58908372a39e6b9011a9bdc0bdf14656752521d6b6e929b8265c92e50b4570f921e18175446843c33aa0f0cfa47d7e1e3043b81f93f533a600d5f85642df37d0b178f69eca22a9421fc66c7a45afce43e2563013b0e5aedd158f3a3d189864b67bbb36ea604d6f285de4d71bb5611d7510b801a49904e940702', '2026-11-22 04:00:00+00'),
	('18bbe1c2-6ed9-4a58-bcd7-bd50bc469d64', 'f7c62c40-182f-445d-80c6-8800c0e47441', 'wording', 'en', '\x013e16a11518dc584d6284af6e7df54a9d7538eb7a7f109f48d4f1b8edfdd6a06b849562454b0e12587e94b2dcebcb0e726722eb8141e33fc94168c39f770a816aea02be80e1c9b2dc93675b2ee6e6084f3821d3a01035525efa6468b6cf3086ccb037b2ddb1c5ccad28913bb143464e322ee1b528f7bf57f3fee2ea8dcaa27137ec712276c10515fddcd19c84ff8f92be0738424810860cf7b0e34dad94fad0807ec81c5634163a04083e699570f4cfee985443962fcc0dfd258e332f1c4315f735a0da1c1bf9e1807dbf83844086f9050dde8ebbc2e51fb5fe096b5c7ba288d068575d108ba3fab909076d6e6c6839472cdc374daead88c02d201c1f1ec90c2b46ef4ed91f6093dab6d55d6876bc0e41f70e0d78819e5b98c7bfec42591eebc31a96c897d181a3f40ac79aa9d4a100e71f7661ada80e2ebb6e2e3d2ddb4806e4f46a194f2275bf6e4013edce2db8305e13b3254cef0d271e4edbe2abe8ed33707d644f38d04a2aec7d105d487f8c89e4674571e9c7fb1d2835cbd5a872d3e4337d4d88a4cf3ec5de43f3414363bae0dbdd6c7fe3d7f1933b0daa9f1d1853b5932357c71243a8926a6e4df9593ac9472c64656706f8346a5968913c14759f5df65384bbf7451fe4a19f6d14553da875f09ecedb77bee0db7f34c0865a65ef273f93ab68cdf1db438517f2c6ba9c53d28b03fb812a56ac2bfa6504f0a11a872d6df5966f8a56df18de126009678ced4d49280eb95816d723aa1b81bec89c5aab33edba6bc55ecaf56adb460f5bcf49d245b8d46d4cee9c8b68fd5087cd2b1825c834898d96fa3212adb1f1afed3b2cd3f14ebb3948e60919f3c76bc24c3ed8314c935caf1cf886faa28c0b1b1d3611bcef4299c442e85bab0770f45f3ac0bffff5084a1f901a8e28c3b9d56a3f39a951bb114ef50aa13afd80a0b930efd04ed39f7af29ee4ee3f2331c7bf86c7fff856e34e875bb218843c50ad9418a99cdee5d3c8144a148e9bcd84183f87d2e97a3a44f7b1bd801809b039a9ae3e1a70aedf25dc1a6f2fadb0ec1c38a0202103bcf9da348b5921b778979da16e2a1396d1481a1e1ee033f4463ba83d4c73e6fc091d468d2c4b4548356cc6dbbc01d1b7ec013bc9b3b093a438f012c6802e818d0245a8c4152cb821121efae119d5eb5410d4cab2ed2dab8429121a70ed5da03e710b8602ba9edbf351ff59b40a38cea51cca75a4888636a0ea807445bd93bd1c0bc02fbf69b373c009dac853dadbd0f9c55330c3cdf52e2e6763260ef362cd189166f62da41cbd34bd414737c1f861795f8588ec5d9fd2a8c0dc67e6d8b14f014b3b4942c192e82fdf348b56b11a2be2649fa4466daf1c41c8c97d6ed5bf14238a0ff7b9524f7057af7017811da216ef401c1e705f7f30010d4a08d1fa066f1b51848feaf3e7cf42ac4f25759fac9fbd6e0838dfae5d3ed20ecd7204832bb3509f9e7a9bbaf858899ebf34c0eb2dabc1e82ca3f3bdde818180d1a28de637167e7895158d2958e540dbd0c6f79b40a388d6ddc71f1617a197a5fdc0658d22d2914ff519fe0af1e35984f10ea81e8968447cb43f102d3878120e35a4d140d314611e425ea1c9f0b10faa754813a7ec07f6cef4f24f3bc1a2e79921d2984e8b62fd00d2aa29146178434676e235754c400e42a413403004ce5319f672b51ce715b1f28519b78ac14c434a970010e566116f33498290f31662bd07c071e3dae10bd61af299f9825853244e8f774b2fc63760cd876946f8fe46500f1068bbed3d6a74e3d0953e40bb3c7fe9750e8a731642cbf34b7ad37b35e4745c3f51664af7878f4d6333a7a60063fa22df03a868046188a875ac48701a6319c0d8f9a1a0f0a086511606061550d243f1799dce4aafbe85a74c7f995f5c42e0b14c3b423525e93503ec97252647d2519bdc0fe7358ec6fccae34fe7fc7d37668909a13bf6079f69900397780245571a4104ad6af2d7cfe4331f353a7c000e63e1b794fae5aa6718b0437584a8a216fca6714453ed730617a4aa536a0161782d02646e21d038ee916ab24b3b34ab7f0627da070e3bf684ea3d609dfcd450949aebf0be722b56663d682864d0f4eceba55ccda6688cf008bd5836be33c55c66668fd6ada6a94145576dd73aed3b96b441910a676bdd0231ea2c2bd5df21ac5a539f218f5661da03a85d12c6531f6d9f6ea96545481ebf0444e7cc739451ee2556e24c074018b393c77f8187bc3e656a10af0ea5768e21d1bcb442131e9c35c73f42831cf577bce061ac8c20b731000c11e16bd472a8d81d4c2f92d645796dbba5530797b73eea34ebe53809e8da824eb01371205180d86155e8be9b512f51718dc80b1b3a0f7598a6e68a5b0cbcc35db1af77cffa0a3a8d6ada69d1027038764fda71f601246dacb17ea6ce6ffd87f3b854fae3a47da0d49d65cf4e6288657ee58a2f5034c69ae116a60adbaafc0fb5b3ea1d8f47e04c5bd3661390910569952eee8397be5a648eeb3351674a452ee75c65391f38d7efdcfcc96138bae8613642f42f7688bc48eb4148e7c009b0bb7aaca1c8829e41ff148f9bcaff15538589e75aed3a125167daff1eb2978a0264f3ac704ce3e1c39882771051140c8bcb736d2028be33811652b734b3e9bdcabc72a596f5f2332a8bd9d4d5b47127a7d76cf1b641d7284b7c6c6ce96c3a6ebb79b83ca2d81a1879f942476f1baaafba2c93f36aeaaf59047bc61cfc942f3f08d32dcfb0d04d70cf74b42fceec6e0735260d367f6ac36b613205328ce01569ef95907b8e287a0bc3743187c5cc07c14bacf39e223ddc9fe0f0ed83828cd1803d98e822a84aee6e1a2db797b372ada8546b75dcb1d1e28667eac87d7848066efd2ccd0740b38854909ea141b685296cc303933923c2c5efc3aa2b946a7a64194fb5af9c9929f7cbd590d3afb21dc77c34a495a4df94e41ecf228d2fc5e2bf9cf927defe71249c8ed0de52b96648b7cf6e88e648559d8494f23086922c3f1f19d90b37f5009f730fc974fbdacfd3edfb9a962adebf678c0cc3e99d4081b76886dfa315c127b87648d83b91135868c5d27cc02fef81b2f2ef993677e640272365ba6d44e8038c558e7961e64bd9ce85c04c622e1eb99dc9b959fd8249bbe24c7dc6ffff9cf31509d4038a93c90521657e08a946f25463ef95801fa883a300ebaf41c7c84a00dc5f0839c8fbef13d0cc510ee855f576d5831747acce62fcf21cbe281afeda2edd6718f168a3f75bc617602cf025ac8aac8b447de9cdf709886218d9542ecbf2744054bda0c50aecd2f27848cfda1002a50b257ee1d5d221a213268b6f9079545bc9bb03d27fec5dae2596ee630055ee3c627c318a69a24f7865374e0826184cce60d6488cddcb13dc2e6672f608f5d066002207721a6542f2264364de3c0f6d5555f9cdfe8b47e6ed56f8d466f5eaed17e8669fec4d95414e8c0981e1cbaa6fcc14fd7f4812ebbc42e315b294d2613b73ea94265ad1a117f31e24414dae57ec9f8280bf78b7e4e82a3964bdb5b84186fb765978ac0f5eff7c4c9e6669c8a70bea93e6d71323731d3d24304800a31d998c4fd4bebd84f531cf821945f6e6d2121aff527a5a6b6f88414ee4e84c43a9247292e1fc83c0e4113dabba62ec6ffba3f7a8ef2d95c728b76cc82732c9bb02dc094b372c5cf4d8d9c15158a5207ad9b14599ca1e5c364cbbcb7fae49d1998f4e51ecd37edaf703456ab9b8dadddbd404240ebd3ac4d859f36ab1febd8cb064ab03ee012b9b78540d1cd494a66f16', '2026-11-22 04:00:00+00'),
	('a44f18ed-465c-4bf9-9fe3-957a4213cb63', '1d90badd-b15b-492e-b8fc-45aa6d169bcc', 'schedule', 'en', '\x013e16a1155c9552441763b92b1163a383bcd673fb84e1e367d71958b0e06ecff91829d24cc4f3f8ce1c5437392e309b7da9d4629c0343db47430c8187d9f1b2c0b251049421e55b0de41e2171cdc1781958f65d79283807b8732e4c8a7e0473ed6b673b0ed8a0895db80b658201ebf9048eaca8ec8d1ef0cfe5d6b83df65c28196eaf3ff776d282aed4099b2e5890f69cda7a5d8afa996ce17f4efcce2afbbb96b32966379d0e132177d6d9c6c620ae887b196ef9e2b8f2680e2bebae201580f49d697170352cc498baedbf5ccc489192321bce6beedebadc5e2a019f2ae411b3dc3fa532cbac8977226ad8a8a791c3c7e7d64d169d46c1b9bc2a9c5f2f7c0838b809be2f1a42ae55d7211e872042971f3fb88429d93737fb557a075177e1785e6da1b36279806d387157443e3f2530a228a10766993ae55e60f991bde2debd9596bd83c4b7b16b8d78f23d2d620a763e413bf5199ace7a8a8662b49ae877fd8a6a06baa9250c5961024a907f63e30b096174612c00c2b2167edf1f0a607232bde949f225489e26d092fa4e41c1b9b89e4f2357de53254299aa6e3844e98d7609aa9427fac4d1a400910d5e5d43180950cccc619ca09a13980d0557db1e89f308e5cb54eec19b73679b75e48d38eecf45ea5d0f1099e965b4e849909d6f59229ede9ed2ac8115279b4555b085177bb9b3a21e77b744594eb0fc768f0db7b8a86f983297ba5858961e77c9363dae3c5e4dcc2d6b6c8c5baaa352da2581bcfa263f3ffa5d977d68e3f8ee2b4d64fef535be72f1979211f77a4754b4ba952237b4a74a9c8cc76c2bb7635c510df4e035b635c17dbcdbefe0aaf133730cfe148dbf38dee682aae83d617e5c1a8b4003174ae17a797c9708d453da425ba6d8903d31c5fe42d39cd63223b7db07b43bffe18a23da5f3440170639e7203d4bc56e6a264536f97b488c2bd627f4db82982af4af193161f9662859efb505a3b83d973afb7b1072b5f657af43f245977a42c1d9d4fdca9f89b4726d647a2978116f47393ebdeb1fe358c7888c041fae316be7383763d55cdaf4db6ba5144f208bbe9557866bb3293126bdbd43c8553d1afcb75592db83ab9e59ca2483dd25f125333cc2cac1e9ab6b493d59fd816e6a6206b947ba8f646a7637307475c53914284ea08914e52a1250cbdf0c85e173cfbd7e304b78d70b25603321c6f2a5ea96084a005c5e4e2d3cb39ce6f1c3b96a526265c08d042ebdbe7b5f1519d603e4ebcd83aa0e24d987d4b43a23e7f701cf6ab121ae7ff528209d2d19081efccb4ca69691beddae6a8e7dd44672e47ea298350458568b3ea39bb090a341246bef22ce9dfd0e0f6658adc376bcba6344f5f09d6da0abf918c4292c9db40026609357b766fed1e85851ef435fcd837e4cdea173e7abf0189e2bcf5c0b5018f31e8a7c7bb6ee021fc3b6ed2a85da5d19e55ef5a4efc29415374810e87f2a4745b97e43f47f3f275f7c2e8434c534e1e9fbd8a5d9f8f0c0c9947b054aaa8fef64f7de75c8eab2aa31a16813a51593133c8db9026db2c3b805c920d0d66218a136384a2904137583d848a8512c64990fd9ae88edddab9fd928b6e47caa95ed8eb8b91224d20743da23c2aa87fd883624023a21686d59b8b4f01538c406a64ae55e102e4e9255ea242c903bcc5d84890ddfcf6b6a0e4f4294e2f6f26b467719a8678571d0c56774b7ec4dcc90f27ad9c26347a1a9d41f3d55462851945e84ec07652deee579c94a0a36acadd20cf09796094c75cebb1a4b1b541924b95e3e716d7f3275651b8739fa9aa0cec525e1dd30d0a4d96c1d7a795147273630207676eca076cdbb33f8e37537387ecba5eac47a08d8687d9fe883febd78059a73059428f1d7f18187137f239588962cf40a0afd6b40e6ecdbe64a81a1aff254786d1a506c49764c055930e18eda908f13bc1fe74dd894b2990c6c7c1ab709b326f7b43e458adf04628160b07ab3a94b6a57f229eb377164534d17461c08bb25c30c096a7548f1b37fb6d55a071dd0e6b5fd83c81713afee9689b6d43eae029dc153ad73ef30093970671b0e31fc7f2d1bae8a0754fac74e38e302c62e7940e84822aca8db5a5f88d494680810420da2f4f02e0728df1bd611e0aaaf8d275b4601588bb27f5ed72708f4e9ed6e1fb51f03b444499b6fe75905f73dc3c1e800d41daf20ab111403d493991a298a3f9768b569b477ca7a5fe9aa7f1e5d6fd384a23f577297aa5827acd39962db8656a5be0afa6e2c0b80baae0dd635c7db148d2e488b21553bbfa6676b9737bba10d65500f899ef88be4a7af9d4650bb43fe682096a924da574eb15c1fd25d7bf149b696de6be3ab28dca0a409b94b4f9254db957d4db82945943c3208a7c1ef76752a2035038d75499a6fd3380e5d4aad8b83ef631096dc639729a75ae734024c0cb2c4090b51cf464027d624bf10a8d0f3e3ce6b69a55ef627583bd280ff64d4c5cc36a33e15c507e7122407d94b40713ac4b8279e2f9f8f09bc4183d0b0d4d701cdf18086b5fe83a7763309446133583db454041b8573017387e20da96746d74640f6b4548b240bdc0599636a7eed6b574ea02d79eccb75db2972e63b954e67633fe9b0e04b8231d0c076786d951eb713047c677274c8574ba245d049367fd9dda80bf65272a7af1fedb1d562726ae5268f39f51ee73a4bf716011fb3d0f73c29560a729a2e5a65e8c5a2b4965eb089cb2855afa177e80954e84c474a31293cd87116bc222eeb2e45d60a714bd037a16a8e1f6461574fd41f101403c202ca828b24fde503a51cda6641239a5ace31f6e12f84bfa1e388237722977af5db12838153102873faaa3335eba9fc378aee57517fe4f4c7d7073f06d79be1ee3778cb8c6ea2765bbae3be95d8051bdde3a1ab8120692681a2c4d4518b8dc014a7420635067f1a09f952ed43', '2026-11-22 04:00:00+00'),
	('46e9db8b-b32a-4fbc-b41b-c34507eb3e8c', '1d90badd-b15b-492e-b8fc-45aa6d169bcc', 'receipt', 'en', '\x013e16a1154de2846126c37acacd0695d53f0e1add698a96ec9d769aa5ac7eee8de96d4eae28093a960d0233f700a884234c20b695f0bd4697a64b500c05cfdae84ef07e40cc2a5620d12c043c2505f904652f676552818351ecffe3a86dfd367648498faf77fbb12d8be98417804b1f007b971fada25df9a86440809aea1bb2c7470052e2dca84c6ea90eaaa5606397d2cb51e882273e12beb7d28f7de866942943a1df48fd7681957f20aed4fbba5b7007624d2709fd3640cbc50f539f02ed686ea9bfcd3495e2e429f116171652006418d34cbc2d557642fe572fa880d90bedea0d239a35bfb1aed25e1ec7664adc9624c85d367ca8d262f06d134f7c7f7dda9dc048f60d5a36b283dfff4bc2f1e46c8a0f44b9008b1c24e20f7f4c5f5cec34266e95d65f68fa6826c251f3f0c74ff1815786d3def27b5cadc2b6cbd7e0dc8df47f08e74fefc1688c580cf0c7ee6d7db53520e5e7b21f08684bbd329a1612a15895268bcf384402068003e7ff6917f006a316617ef44f0b2c0a8b4c536c6a9197026514345cb506d50749300ee6ea97905f1f396bc6181b433e5e8278509c486f2064c0f46e4bf2e1cbfd57d6d564964eb3160219aac452aabf9e16ec3004e743de308d86a38412cdfc4915817c2f7db6f7bfdb5cc1051009a27fbe53fd91ff4c696eda4cf1ef03f0d60b969406e22abe0ff75f72f2310ae6ed1cab6b5ce09d1261114a3f91ba696fa68521a876aff70ba1a30552f2875cb16132b51a00d279da9f2cced12ece8c24df9b55e0d548238fb4bd31e1d0ebaf6b7d887d064112a29987dbc0673f83dc9cf727d01d617e2f58ff2fb76c7b00dc6d4c1e16d3e3cd09533378ba10a9afe8e11f87296d075ae499028d6dbafbc795916b6da6698e4aef960c80e8b6c6f25ebce7b4875d7ec9a32b885648ee3356bdd1b662ab6d851c180e01105650cf511bb8c455918359e5afc3b2a0c49527e0e3f33d153f80748351ca6999ff23019fde77a2fd6949e29a79b5f91b1ec88d5ffedfb70c4523462e1e1ed11debeb6fb5d17ac2cfd96b0e7eb78bc91324d82249dffca97ceaa9bde718968115b04dfecd986d63a52d0448737f0fec8dec7b91e86d4e8f919654d1db0783de980eee1262b7c8a7059d3fbc92af3a5b6f3617919eed7d339f78fc808260115888649c5df9d92ef5943b9f708915a801e069e4baa64dffae78293a1dfd67437199f7d3522a265f113930355be6c7f1c2b8bce3a98abafdc9e24746cf484a05316de313c0b4e551a87a5244753674e0e1747e3d3e49bca57816a0529956f53b6618122be26f83d6fe7bf507ecceda430a3f979be80b6bc300a8dd01d602e681f75e036276e3314fedffa9af9c8948532381c2567c7b70f2f583048cbb918d9a390fc80c14b76c983c0e5659425c6a3ca930cd0a65924fe4571c338f69479b5b3293ca203c52759dd81a44a5e59d5dcb4c4fb8f7cdaabf04f64e6b536cef4cd66fdd2f35ebb743582632a2594fede4ece88ece476b947f4e2ee3b54cab1fb5f7b6690be6cb6de6ae80d9f9bb8b116fed5fe56525c40620aa0c04765451822091072719b084392985f7b5ed8fc7e86db27894284cbfe84f2550b72885ffc0d829787094d2c3aac94a5f7a3b138d76a952c58d3055788884e6509d44db7b634dc03e6013c1027ba86fedfbc14811aa20a62b442fac11a3b88703817f020f8b16c4e3fcb1fdb97378812d83d93c8f9a6400ee896f05f558c33ebda8796f8c0390a136e484dda8a9f4ad73faa0dc8ab10b68a2ab2838e028faa3490d6adc0c20c0c823c900a83ed07f86f18931aa3a6a55f1c0d642fd535a8f62d8fa44775563049e920be101d86f380997ae519653558c05f58e13a58a1c9c3b6ddb73fc3acf8b9cb63af1e479cec205b4b448d5af86b33a30bbb1f75885713e1a3a5de96746c4ce45e4a5930d34ba64b4dc00b0ed282f4e8a05b3170d9a343cb34f6f8e9fc69c75b63162b16cd13fd8051a81457edc46e4a5302096ca567d5ad1787d27ad5c71d2a7fa4f6c7f7d7f635543b385e58212b330cc02d8cf6259f82456b4977e412fe0ce64e6ada6920cf4e9a98a4b905fdf05627f6a65d9ae8929a24f3a98f5ee8efd3e0a8906a2e93814712d4d4c55e4c0c66d599dbde997e2fc6f7a3fa345735b84b242a46c89e8ee76dafda5b314378402ceff643a2dab57df0b45870f3055d279ab2ad288fa52a4cad1f0a8768f7f7d0732286816d1492179e67293b21bf12ea3c4ea8b36e30d41c03714a2eaa1ef8f1e9b035cfa7be37122e9fbd231317b0271eafb418beaba6c3438edd52c35250c5b2ca7a3f6e63f332014566adde3811ae2f013ff916dccdc16bdc03b3a0233cc64876554d343329718058964879122dc2eb015c1464b3ce998674a9e6c2025b4fb3a25ed08bd3a35e81c2a094f5789429d8aef9d9822b03d98d0767f9f6ecb99cd32f179ca8af5a08a3814442fa67efcf0decb9345256b3deab3525ff6d58258309d30def8429dca1bf16a7cf825c123173b64c541a92ee25958d65fe2f8c702861cfea116cbf10940e89cb9694d79a20e0907cdf3bdbad9da5966d1cdcc0f43b7a1ba3fcb97f259f842de6b5e6f6945c02084a08f56c593a3d56744258b0dce1c4cb604ce9a6cab59e5faffd71254800f71e26d6a5c62997d7f12148131c70eb8eb90a2e401814f34902d2a031148c2872138404086c2780d5f588fee324acf244cf3a97559bcd50468831bd4b1ba72b33576393aea8315798e4d072f5fc717ef5752e3cba6453978190e9fc926df3f0253a0b29aa5ec258c737dca4b6fd854f27279b101f4e9f229768f71186356dd54a0cf0adc2f97d02688b8e9bc5adbf13cfcb079d701ce423832763822c1e5805b24ffaf5e738d746b62be603174e388d930476455139242284f8cc0bae628ee689b27bdf59810', '2026-11-22 04:00:00+00'),
	('9b14c876-a5ed-473f-9ce6-d4272bfdb54c', '8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', 'wording', 'en', '\x013e16a115f939c62aa343ea8d1c1c8dbeaabf7716a5594b9dfebf6605475abf0bda8d3c3ab18bed89a98c293c7cf00e237357f7c861284f7503fb5687ff55ab38242e393b87be4b8f359cbe8968170c3c6ba78e9226485eb00cc93aeabc1ce053279b622f9b177effb82d88100192738b516e3f3b223c2ae18526521cbe1266847129110f62eced0b236006c6f7b054bf02a54a40aaf1972b5cb19c0746d5c49ed6b501a8d77aa2ba4cdc682212e9aa523f286c30f1b5779e939cd811cc9f89af33a66f103fa3ba06ef97131342884c49b0a7336d868caa21fb49dd50cf3757641c6ac2e9a33be59701aa29ebc0092ca1eaca77edbbb119269e7074f77e6e21ead4a51c9daee75cfce6378080aa7ac39b96915ac06dbbcb1b1734ba96bb8bbcb2480147107aff3081b7972f4bd0bc667ec485e2c1da7c3379269c1fd40f189d0fef720c49f67ba46988694c5406b9d24e5eb8603e26c61ee733c982b4ecd294d61478a702d4f055bb2370dda799fbdcc2aa06bf8e07055a85781e820f546f3112f305b27bbcd10a0203814618c5e105a060cab460616b55b1585db650bb76b1fea6cd75abe26a7350346ed5cf95130d353b71d92b6f32cf57393e7e18c4b30db60928fe87095b0934c8a9bf7e2d47911d87c26007d563cc385fdb8e70fef7c3e7df1210131ee09a4296ec41476894dc911895f4765e8e3f418e070b7893247188e56776807601648c146b74c84751a489459e0809606d5db47b088c42e0ab4a7b39097ad06b70a25d3f11bf5e57d3104951b6b4fe10a6e75ad9ac46fa95abf172fdbd51e7640d9c4dcb4956cc039a577c91e826e19e16c6dc3d96b4bef0df8a9bf6c18a575ed8157bca268760d5ee72738b9e0051ce03b80f67e80be31cfa19f583f24eb2afdac707c361ab3777ac1c42746c57ce927acacb6046ee4ee36a53f42e288dd785b8a2f4a6ae8e29d309c05e5e4b8c88137e78354e8a80a93ef78a2271d18847ad470ffc58f2efd630961250b26756407287ead29da1273e0efcb6bb66afbc84a0f5c4665daeef0058fc1ced69fabb686bf26252a11b6fc3d02e521f15cee643b7e6b96c205a7567755b22e85c6a1bf4a37dda7886503dd65d2a0db1c71ffdcf7b4718efd94e5af1593bc1bd06ef63183c479580832be93be54523970c88540b8a707b6775ad7c04a9a32e599111c48a12a6255922dec74d17f00f6c904446a4bffd7a452ff4d00f23c9c596598f2ec96112e03048b102965d82370c438bb1d83d246253bb96d28a4f95285875e35893b03cc7c696d98a85335cf578543604946e0f8c7e37060355b743e3acf16c1fbc4b15ebc0fb08663f99ce581f04ec2358e64f040c1e0b20a7cf31ff5f2abbbe1b5017c31a7a87dd58de3f2fd795481f6afbcf7a7b5724672763ecceb4a345c8325c07d7cb03c99d4b30758ca4b750e91f8f43fda21ef1c22f5a9eb949b268de3a4254241ce591f24c1c5e25948c4c8bef86d1d0420b4604ba7524607fcbc2616174b8b19a26c688dcccfed7a9f3e153b7308f95fedb9b8b103994e933cef536d97943e9d5a7da3881d20e0a17b247d9b67fd26ec19fa31df993ad51bfe8c424076459c6276ec202f1ddd45a57da027e180bf3a241bc6e42ebbbfadc2bb927a939391b20a2a35859ca7b344aab0ff0856e6f3f5e10b7599db7ff6fad5f87d5f460997f7bdb570745255d1653153740ac706408ecd1c84efb0e0f1475ac2dd547ca25aa91d55e072c9a4043622db3ee694c630d6c6ab83276067ac8cc64194c34f8f5b2989645083226b3a6ccc8737a8b2260810bf9e8d3aa743038089f71680fcac85e60ae32a588fe9062560b431a4f5f4f2b9ccc79622a3cd5922f3c38d47efeb2aa3fdd055449ccd15e5cd646659a52d1883f562f8043ab4c266c39e8e144159215e646be68d2aad8da0b2aff01689e13e748b6d416', '2026-11-22 04:00:00+00'),
	('22f2efdb-ea4b-445c-ba97-f4239703d749', '9c239ffa-cbf3-49d0-a5cd-07da99a20523', 'schedule', 'en', '\x013e16a1153cb59ca354a35ab41b71076e9006e9e1f727e7059f357b2200edddfa41b526d82209a9ff55b016b02c29c778c20f4c06319ce374da67f35f76f9aedcb3fce3576c53d7864e6a3e3df9cd365eff9bd6e18e9120e9c665afb7ba53ac68af7dccad598aa8e108bda0bc167b1a079a99bb8dabe058df24ce83d88e9afd1a5db0cb430d1172bc618df79cb6c74050eed28b460e29cacdc9d53146fd89ac227540f589de97e7b826bfa9adc3123299ec9d2de3c734daca85311577391f2348c0ee77df5e67ae5aa8b9d30d22797e96cd5e24f1c6df76922820dc7ced12cee3078009d85c4e5d00588eb3d30281ce2dd47da03fb73020d48c5a9ecb42993c8ec4ff0e86855844bfb0e897c238df935406f66c18e0dfcaf5c7ce84dfc4366452e8a3bea527fdbc630ecba517c4a169da08bbe1b7ea393a0eca8f6c3cf8e4366eca08cf2a2405f49f82c4d5228f40d4096a42825a902052290e8a3e39867de96b539e802608a2909e25c2fd648a2ec21fc87656116a1240e1f7ea7dfd091c0abe389db543415b21d26ba49e1e4045fadb7e89f041dbba66cadfecbbb3b8f0388e466e44d302620b911277a5110895352ea3f6301318d518ca0d2a932f01d38bff8d149d74b5a214208d608caa2a77c280f9fdf0e218bdec5216fb296262156f052153a112190a551f245de0277fc879ef09fe05ccd4aba24cbcfe672e4a54c91108f9b890f0bc4024695668693f22e0c2748d9b3e64049ccc6b92972e51c4f27daf61b1538a93cfab5d6fbb6173906b8619234103af0d68b835e6e67439eee3d57953e96e18a3bc640ab492004a51c8bb62ddd8a7932063d91b8fa52414257a4dd9a4213a5dc78b4b6337b7ccf5b1cc0926400219cc4ee3d7f64051cd36fae95c11ac5eab3558866c941faea3da3faade36a2e41e374b40dc347f0152fbeee06f11596f1ed7ff4d094babdc7b53641254ed25f86a15f1d147eaae3b5a8ecb94ea5e668d36a0980aabb506ac22bf13e8c8cb43d1d3aa8c57296cc14e5f9dd1571c052a9563cd1f15db98cc317c62e3f6ab877a1a78a45e52e243fd219d027e32d042d1c4944c50529273853191221fd30c449d2c71f8511f152a45119507e1c44843fe9d8a777b929bb7b4740a4b7fef2c16c01c0820279b5d2de04503d689fa4c4432d872df2fb0a7a620ac00a974e172becc0dccf9f4f1f9b31392ad12a825369a33351753ddc1ad04cabcf31064d634cff6a74bbf32c7cfc614c88bc9d9412313e1a0f0519dcc33a52aba551553721c413806c2e5631c9a265ecfaa2869b826c751a65f7a50ef45eee314da03ebfa7ca9ea40f3430bc1d6520b9f727e6a41380aeeeefaf91fb018374052dea683805b3f6bd74e4407336c53c650f155136a4428362b9cc3914fd821181cd0d33b51a60d9fdbd57a2a9327faa505a049773bf530620c4bc3df234a076f77a9e5508d4eaeb6393af5b8967777854130f86cc995b592f99b984127e42d6d23891992d272da57cfd08013c3c6e7195b2e396a08b28b1dcd795dfa6da7137815d0bd83ff8678bf764d98ce44f9d9ccff4e740fdf37ed56dad4d425b989089b327178c5b501396cf1bd7ad96dd0871abeaf8c65082a309707dca74c44b4b9e9fe7d3ee04b5de1ef193ac2d25aa0d4732ef6411d9c06982cb5aafaf4fb68c4ca82e62d342a5be882d3293c5fdbeb13aee90fd103050596cbe0ee550f252e4d30ccd06d29b20be4f90bce5f77d8a315c5a54f6b1520692dede67fa4d746ef4191e9f02ce2a18179e0b6a4788f58b206973e38951ded5596c50a39d77dde304713a982c02f83ccd576d6d2e37f918fd299d96107a59e2eff47a48a225e0c85cd85ce8d5991bf847da4620a730baa0f1c6e2b9bd3f310c8002ea399df33a939f087521fa2049be95598e8e4e19113a741594f01c889520f4a3be9a81303d9ffa082', '2026-11-22 04:00:00+00'),
	('a7122af9-52cb-43fb-9352-ef10ad569287', '9c239ffa-cbf3-49d0-a5cd-07da99a20523', 'receipt', 'en', '\x013e16a1155a4cf208843ad413b93c8cd84156d7507d0240688a999b6e1dda6e0d0f7be3c549bfa1580f22f907ca9c82802083678640d3329b19f7cf35856a9e19a4e308ab23bc06aa6c47de9be617043ad5b17216a3a99af4f218bd266475f1ac08da9074fe6d9f275915506551ce4897a943557da50740bdf3eb82a0d3f854ae49f540178004186a8088c91caaa33d3a8ade0ccb56a7b72a7bed21e5909ed6f5eebccaf6c52c8575192892c32f8a0b085c6dae3022757f370ecc21b9aeea5dd2b2e4061acada3e637b99d452ef1a4d15b887adbf74e86c904732df7156102be4e54eb2ffcf18a8716c25c6bea5e80dd43eccc895a9e54b0920b82f711f2a333109edf35787a613a54d21f046373ca4fb507a9c31a9c284020181b7689038d9ae7ad883f546a0788f8d91e537af94ba449367ee635ab3955a02669f7039638e672c78b98140a187adbb828367ff3327d9fb24456a224656c9504045b8012a4aa991ae877955fd0400e187f70a6673a76f07ef35742890c0204a5f70ea1359bbc5d0f7316bd493a4765c5bc84b564b7ebfd8331263f13b7575db8b05bbaf33d5cfc8c1af6c2a35de96dcef0aea4901bd0166829c048d11bb303bd75ea921e85c4d678ffa8532393dff0cafb1a35c58e16e5b2c6da07ba0bfb757c97b0ccf6f2973b80b257ed82c78cc5f8a439094fe3e700dd273dafbe2e2d76db356dee127fa2cf0a1ddb5a6450d6dc5c61fc22668da39a526672e8b776e1a90a2a9ba5b2d95d5fd14f1e57bfe935a69bbd992828d6cd34120cb564c9a1639bd4c689ce1824cb6a38af2c0d73ed967401c48106e6a662b7d3debdf3acec712aaf0d610a8ca17fcf874b4b558da3d044eb73146ea4502cabde7f2c33864717ba259e47a4bc2b443da8f165f1a76982159846b289ebe07d256b1f635fa405856710eef19f8c604e463b8c7e1510629c8def9ccbd92e2929446254ca6a350873dad6186cebdbd6995357e0f653c8ecbe14b5b59d40f41300d9b8d9c612ed16dff96143507962f37552c0a8a90bb8e9b332b45cb04a37c4a158f22bbe2939ab2877dfb8234da3aa9cafb8b87f58a4ec175905fb159e2c0528f3f8904f09d23a225ca4d497c1eb873a0cacee2aafead0e0194e56b9473c4c948b77c4c5a4eb1c53515047e8649da28a710bff6f03edea6a737a1ed9c7a1a67d8721b3d324ce1aecc0e3412680b0eafe99cf36265b5780f0793b585ba163908d0a9a062d2a42e8435fa62f9f04db5e6ca432b9e6df324031178a28259da6406c8853417f0c8df48d4604a98913ffc3190dc7cc774c34f6c9ae019311e1f2116f5545dfd85b147cc54ee92ef3c00f59a321c8a1b71aef7e03247685508bd9f89394d19f109b76e7c11da06ccad5f028b1b07442aff2db117d000c5971fe79c7ef1aa4d754dc0f885b6acda44da27882385cef54665a143993b40ae70eef58cd7022d08b84e47793a20a192e13f31b4a716705ccb566bc566f74236ae68411ef73193ac0eb5ffac4d410511a9bd56e158aa24864e95b1cbe0b001eed21ebb764a57f66a6e70c477c03906aa288ffa28929dfcfbb2b12601e65266533ba5858c000f7643af8c4aef0eca86644467a35a49fbc7c079ae48bae428b7fc82bf28bb0e95dd1e55163708bd6c18ffbfd255d13c1c7b8e9a6fe09202ecd8e99e61b3952001ef6a1ba46d0be24a324c3d626f8424908387d6a6e8e9ce78a7ee9be2e681574b0d1fff64156113b3a5fde4c93f0f9c4fdc0ce089077eb3b06bde94dc8a49189f8a91944b48aeb90bd5b4d36667be9e48a3be8de0041dd1617f636c54d2410d40c21564e3ab61fa362291de7e2212faf767cad2cafccf19ea5f05a3c287d35c72826d9b6be76a90c33918680e695f75c89da7ce56877c5421263d01cf18ee054520cc67a4c4130bfbb413231d26e5a5f6fd08000df75931808e35', '2026-11-22 04:00:00+00'),
	('94cab60c-573b-4dce-9e34-0ed65ce55320', '9c239ffa-cbf3-49d0-a5cd-07da99a20523', 'wording', 'en', '\x013e16a1154782f4be95a04081a46063729fc0401a4dbf86ee60e9b6c5492d538c0f3783a45c809130795bcb3f91662a8fdc278f120d605f5d7ae04a28aafab76710f7d588f8de467c941683fdf628eb39c20a1cc54ff7c9896fd9ea3d9b118177e167f5348a4660802d486b289e975806e18c7e908db8bda72b7771a0990c89756e65f97a4762a4e86fad4490068cb579ed2231cb2f80a1c416821ef0a391e8e699d315f9a517969e28609665c0f7f72eccc4fadb9a0bd390c10795fba302dc1e8f62ec21e26cbf34eb08caa0d0fc2301dc8a4353444aef0041838e89756794098144b993e5d37a118306bd8cf63837125d6152dd680cf6411f6ee9ad0724a831e51b46af807f2c3db284bb71a812a4a14cd230277943a3bdc35a2e7454dc1ba3c371b7a720bfdb63b9067d39402f0bad702fde3152101d409ea4a818a58662355e838b86469e0cff3c911fcfc49ee9c0b3bb60b55a9283c06bd934152011d8dce241cfef40df7b6a9cb08352bf1d6eac8f5b2a02ef65df7727fe90b7ab1a1192c711e80c5d8bda2f41159d31d79c8cdc75832ce7988f28eb6bc602a9282a02dbbc601b84c45da1539e8fac89f7ee7ed5e1cf93a8b16b056bc6afce4dce498fa587fdbf7bd1365922a60cf57caefd372f392a5703e8f6fdfd71d45336b20378f8503a80a39c4fbc2bfa7689aa51e0136e6a0befb0b16918e9221f4fd13d0763b32cad6db52a7dd255b8233d8b53bd0d760d56f371191c7325067fffd1f2eab3b5056e7afb80673f3aa2780f132486555d9906cc0e3d58c1a14efea15d5c2229ac48d8d6e836c701cbad61c65b81add4349e66d50abec2cea6ddc77f69845c33f0d8ec49cf552f929086fe465026a071b237ba0dcda100d35965b036f57ae2fe272480b34b27953d98c950e91e26abcde2362a4d04864f89105909f1beba6a9ff3feb90b662ec0a18a7af91618ea4fe3c6e6a45e19d08e5f7904376350a51da0cf7ef3521def60e4244efb904c1a936ecc946278539a5e0dabc9679001050e00ad95ad5c8dee051ab3d2f1dfa824c28d877ada39a272e018d1e4bc86088d0a1017a9a996fda22cf028fa214fc9a1914141db37a39babbaa5eb05e4278637daa2bd89f04abb1bf4613daa517d182e65db5953cd30da2d811a0d74f204a5ffa8b548c3b7a786f5e22a9b0bfca902cb872cc4159c8f81073a72039260f4ad00921ed2a946b8a7940eaea259dffe96de3bb065aa31126f3e4174dc0e94b8f53c9c732b4f6969e2a771abca09103cefa247f23ff04f3f4dd003d8924a3ed0218db35f631ad757fbbf8f4c288a8e4b84fc98bbc1d0d44aeeeb0a30ef374e104c7ad91063d660292eb6d336a509d87d6b570bcd960d89f4b33af3f7e05dbe28793f4093081c8b918999184e51ca3f9ca16b5750bdc5aad66b74816fbce5b62b61db71313306d49fa9c24aa3ee7bcdf13bef8d5f0d70b9aec44bea4595ca353af59a4dc358a6685ae46233987fdd62d2664f597459d328d216072fc87434caccff721fc3e873806b979639b1f6ed5e539474490e8dd242b237ae202ed2ea7f83b0bd74c91140bdb9c45ff41b4bc3300f14b47a4d9bebaa10acaf1e70ab32b5787c355b27c5ccd521a3b608e21d43405584f1a143f4cb580be96db6300ea46b35aa664101c128df11013178fc313aedd285ac5d7a32dfb4b44d9242d1dd1fc291489ba819560826c50058a304327ba8920fe2bd390a7e96b9aadc280f3ffb6d84b1cc5fb8b48702611cc46bc3ce69b1b117ead9cda75411b80f1b59e983535b7357e5cdb985040428bbeb34e03ba3f47f01e9c95e6df7fb14f3f197eec2bf0e504099bbaf4733d181a7459669c2915d9c000d6705cf5fdaa9b3c19df56448fa5a1f1ecd8e18751e8c4e9ddbfe33aedbe112245549513544b5469aa995bdbca8386f2c938fdc3b5babd8e54642a9fdf4', '2026-11-22 04:00:00+00'),
	('5732fc3e-cb1c-4583-bc3f-609f38bf3064', '439fdad8-10dc-4b19-8613-ac72da2278a0', 'schedule', 'en', '\x013e16a1151430615bcd3d81cc8d1dc86d1c8f44f7b46e0883748ad594da3d323a2c07211d07de4a0b1d17f54ac8b72747ac0b99b38849d15cb516bb0f05207d50e93a54e8eaeeecf2662649a09f7869b26381d2d3c07679aa61fbf6ced26912c41f9e919b670f136e2df392a6310296c1473e6799a1f178a11f31cee4fe2d309186f210d79288b978054b9cdd71ad70f7f33fed5d9257dfb4c1f6a51e1aee6eab662ce195ac074426bb874bf23b5bb8d8bec47a81f24655e364415588029354bb8326b6e2ddfd65126eb7414d1c32c89e886583f173cdef0da160b4dc316a14debe74e6c2489f00f5b9336766b3acbed25fac94a2c924cd6d5e41f288c92149632525656c1adba5a3ed99b58cb1e5f967747d49c99769369605dd53d8c8438b086ede668a61eefc40080a23d482f0c5544e01aec3944e2e3079afaa94cf7484eba9712765f320d162b159ca1d5e942592a9a6ebe374f86d17d5edb182eb627a820e678c8f3010354b7ec3aef9a458b0551f9644b30cc0cfcddefad55fd685855bfa3e823153704d660fa6fe0e12333418c5322fd6f62945071c009336bbd4e8b542ab00c976a20494dacbe2485d980d2be3fc0d1756d89d76ba132196f7dc850b123152f65137b3c52cc4bdc583d873b3e4da48c74b04e0f2c94473f1ae69ba97791fcc05ac48ea1076ea484a446d611e42897608a2cb62d0c4327f98eb13556e8978e72f23191651fdb94fbfe8e861b759af08560848121358796ff373b96845b0de8ad31c3a63a2c65833cbead549ecce6d3fa32da5a2a0f2f68af24fd1951580f1263332e08818a8f108c69238d7951e6d4af4fa90d68b15ef1733f32277d69a7656ae1cd59e7d03ee4dc673a1d5847a2eeb5e981b2761bb617be0c483cce7bb4e49468cccad81164f2c8a284c379a67792fb7ada2caa72900054a3d86d0f631756df5dd6088f6bef0e2eae1ed12102541190a84d7d197620234e6406c299b2d8e139b15def3f734200c41dab7ce082d83b776b5fbbc9d419af6ea4e3f8e0426ecc7e2a035ab7ef71652c8d5cd75710dc79b4ce9619ad5da28d96b5a9702c428e5d11935820e228296c70d418aeb4c8c0c028dc98fe009d573234cbdd754321c48f9c6f036aedfdd23d828b63450f4bc4cf3a4d09533ead6f7a8934d7690957993f08c86d5244061e25fbce85df411e80f803d1bcd714498d892e0cec1914dd56c6d9fc76541597727f876332322e7ac56e06a017e4d8aa3524e13955581b3731405a0d0a4435b4676baf334b6f64e473290d8b669acdc0f5f09292022711fc701d6c0a6ed7b04c6a4d017f18b4452c8c47ea74572fee6a79e6c9c332937700b98ef06ba39b758693829cd813df161d14894b006ce01d618dd06892cd2ac9d829d7225ceee44f845e4b01fd209c7363e02011667c54acaf426003d2896aa9e119199e0b6520f2428d8b041434d49d65bb9b9a85b76106602d337cbd1ea8dc94a83154994f021daa3ef63fe3c2de107cf717cc9ac60a0dedf99c205ce7efa8eadd3dcd1763b9e25e12dc43cc54329a732c079bb424b1e6c0a55397ae0c6f55ceb602b131d37dc442a1cae15e31ccfc358b4dea4bd3bd2e8754c4ba996ee0b540757e91f95a667cc608d33273d55b3a0cec44f74fe2cb56bb84d0b023622cc94325b70f728204fca7f5bbdb39d826df0c30aac395beb29e57f65ff7a272dbc0cd96de84850132155d110b11a9961389edeafba6d9d51bed15d9750d083dda71bc5a3a4185e17c055ccc4e998df27865282d22dd7a78243a8e17f85cb08d86404a701b17cb252ee8ecdc2dbe58cadc421b3fd2c4dc672bbe3107daf287294e96248877e03607354e0f5533986be0f4f4a3708b38933f0a31045d2e99fb775a717ffaa7ef16299bf9bec67013597111aa6a04cd34e751457ad5e53b7ead90c8ac52bfea04a06e853938008', '2026-11-22 04:00:00+00'),
	('36ece5e8-b637-4ac5-8f28-2ecd6bcd2e62', '5b0d1a9c-8471-4f67-a058-1755ce75a024', 'schedule', 'zh-Hant', '\x013e16a115282c3c1b4180b3360acc15faef620c682ada888698da38cce8c572572e0c1e66443a08fa0a4b57b7d2724999bdbd0fdf43d806ec6706908a3d525848dd783e1087727113b584bee627142a9e06fa1ffe2769e1f496c07fe675efeb89538afc7004eca01a95fd579815ce1b3283560c6528257ee3bc7e34b75eeefda878dc6fc1a5e5691922a13b18a9bc93bd1439f3f29b811c42e1681efe448e767c90f3aebd50fc01b73fa4d61b5cc092288a80c0095adfd3250a9d442519f8829ffcf5d7ecf6b4a313fc869b9d50deb9c1ce0db69ad3c078dbac65438f0940dd4b6f77244a502cfaf921cc13ad62c9816eaf515fba49d62c5d2285ebb51d10b741232ac8584ccbcb99a0559293acefad3716c7a48d23265b3721a7c0b5f5dab7f9e5ac1c8bdb00b51e87f09f3f69b2562f09af7873322f52968efef9619472d82b2928f9f7e5a1b5e044f4037792f3ba6ebae4e177f852c1a9bf0f775f07cbe6949c3bb52176d6040eb4f2be10594aa1dc1bdc7eb15cf2011d8b8023b905f3f7184adb4134471622cd83f3ce53941eeaca3805cad2be2138b230e1d25e20c41669d48001032a0c6f8cc2226a1d81acd9f7322eda0585467f436ee38581b44251d4eabd92cdeaee39838308a7d4fc40bcfa836d66bb7eb7fa32296a5a07c095f2eceffb3aeab19195dd8a92d50acde59c9eb6270108dcabcd73d5228f751880d5be03a06258a23271c320cee7cfbcfe221fa66e3866e9127a23bc64d38c568bb23a0ed614b58d7ab9b3ab2481aee21f93b70dda6d30bcfa915981d58b0891cdcc7e77fa85648305d6fa55ffd33dea7c015ffeb619bd86bd9d1b7677b759d81e25f7b804f074f1db1d373768ea706327791d257c4c8ef7fb95eb7ac67a7f5ef19bb492551fa655f3df3f214544390b512c110320153d418204276b066766949b413c335eedcc9f1bef7b9768453555ff6efeedb305d90a252f8274d0a83f3eef97d0a545c0b3917910aa30351183362ee6c6b276abf2ece0056ce638e3688318d760ff10dc79a5b89f782be724f3d253dd2387dc73b546d9416357d2d7f0fddc9c6baf7a9d7ae59c041d27b579dd067f90266a30655bd64c07407b42ceb3cefcdff09e069f864ea0bb5bc1d6d64ff5fdb635060abb4f2849a8ac59a82c3dfd930e5bd418d326579676619b6f60e1ae8fe143c4d64ca209d10788074487e3029aec969c784a28c66fd098c5671f2503444c3fb837d7238e4f86264561dfdfdc835815b429f343f6f11b9fa3e201f161236bf2d2daac4960c7edec9c48f31c4e6433721acb2819a1198bfd7d45b9deab9ae6acd01171da05b02cd2aabdfb8f221797a82d04aadcfa37bf814ffe93e6186db819b5c87c8af95853d876e8c8ef0a2a540b6b1321de190cb048c9d2987ddc37ae9488055f8d81f6c42c783cd4df3a6c3087f6a127d7eed5da5651af9b10d17ac887b6207a65ae9bbaf6a7d8a7cd6b2dfaf701c7c2bfb5173ce45553ab41df7bb8234aff9485f9a98063534bfbafe4d04763f31df2d366a727a67c87ef2a8aa8b0423d4ee77f1b9276bd12943f7aef673e3e7638a50bc1e4f2cf1e46ddc6fada19bce98e9a428233a61c03984a013a9ce8f22c5ea6fdb1b9a70b6197a16677a713c4981caa8d5e780281fcc60ad158e9e78d829c1a0c9e7f887afc7de274c5db18eeb6da8ac87c01d873c6bccfdd5e4d15896ec2e7f3526babbd23323b565afb5274bb656d9f7d8ecba07d874b4aef52e3da21be787baa27a86dc26724ada13d569ec5404106beb6addf8111af0f0681e37f667cf07d7a5c7c700726ba17c09acb8024f5ae9bd863595a0f476bd87e816ab658d4ba235d7b80277696fc07eca6f0a77f9e692f2858f90decfc6caac15bd87fc8670ead96246953c13e6a368d2b563ffe3bb87b6a34bba4c0d4023ef8bb6ad2eebc2ab6a303103fbcd407410928973c0651fe6183158b5ccba35d8916c78df8617aa9fbc10c7f9390f4b2af2f17c23d85a6fb3752ddafa1de3922617ed0c9837117827ad001f8f9c2150ad9b38274e6ab34c2ce49faa56497f34558e98724a455177efbcf3c10552ba747fd2f0d02575d5b5d7bfa734582e145f9876a437303e0a0550810fc8227f24e5a1677c78f4126b768726581597a0021fe495a0cf690b5c6ec4d69450868da088067fdeb05208ac62b3e989574d4966736f195d141a6d44dbc3fabed4b4b520f260d9389db2247723fd8365483e5e1feb28c7b2bd5938c22f29e28d1d286df8fb1f4b1e4d8ad5635c570cc23557c35c7a6d05528ee66cb7e3e8e05b2e42c8f1d6a9d7e8d290c41e7b071690d3a4020a9d260015cb0dc4a95aadde3828b9ab16e4c57d999d66a0c398b70edcd6525b2d11d644d1f151bf04c3be79b5d79cf0faf4aa6bc15a78cff5d43d093a10e70ac1967ed03bedf7f360ecd408770495e7d2d8ee99a10b643170b0923d4bd703cf2b45336fa7704bcfd407611f000da5d0d0a3a63facb259273e3ed6152a6a5c354914684ce06caa09bedfeb8bc18780506aa66ced58d8fecdca6cb05dd803e592de7094a32098470b0eb578c6615f44f40b5111be2f3ca76aebb213002f44d819a2c7e1defbd72ae42aa9f8503a1c78de7c15ce32eadccdec170b4c466625eba6e46be7879026a670b790d7b95dc24d7f1cdc5ce28851212d5980d82139a6d5deae215788cd6a9456f951e5f3b13f602e610ba30fc5634c874807237e8efe5e0aa622db5cc57acfe7c06936cbb1e3cfa6bc30362268ee15f3f97579946c4e523cf289bf6c98b4ac6ff8674715eaea121b80e3d84f1acea207022c4354b98736244bc241e0bd2083b37e599d3524cb460ee6a18d3c004886c96501a292b1d589374998ea28a650c40b536f3f4af93ed8e883eb0b23c9a1dc3cb6cbf837490500015ffb1246e76075a6ac777c99d5aab27496002c1e4e22583f333fd812ed415d9fc43160c805614dd4e9d3833a39300d47903a4c15acf1aee3eb73a9e7d536bcfbc00e27d74f61b9518d5f34ccd55eb44600cb5774014a38c724c434c400fd0000aa8f0ed5a9fc3ca083b2898ab7b38523b9084b86cebea2dd1f6c9a314285a8629fc4acb9516eb567c6070decba2f431f12c47d35fe8433a1d959880bdf0f2c311cb98bc5a8bccfccaeaa6e44b9aa2b13ed65a3a38be107ca9ecf04d220db05a88b5922ca46f71bdb3bd9fab0354b479106e5a5afea68461e625a6b0bf70d72172a8b196cad3c81e0049d40708f63e4f6a3a7e523de8a7aa54125941b17f0aa76122b1287f643272dc26dcc746c21f62d6e718c5a686c9f040052a7b0c238d36ca0bf99c240439e5062f8361c203fd3d991c7f1a249f2886605bf543b02f3b4ee7f5ca6d121834894159f49b487a434ffb939a19a5e6b7be1371d5139b55892a0b129dc8458f2fbc04bd98953779a75556f3d341a8faf1f21de912b168f91447aa7cc8c600b8fa35d896ec52bc112e123ec1719da9d96e2aee89f1c9ec9eb3c6fd5a6350b9b6b98a162d6d7a53c2bd7f0dccaef2e41746bbd80d5266ff55a6fbb1112fa07b9b4bc4b6826933565df7491cc8abefcf9850ac0891785504fbd6e3179f67fbc5b9878d3b509712f7fde175f34fc75a474464b4ec36b290cf65efb127897a51a9e0b09202471d663cb3d49b07e2e66ccb5e2d56bb428582fc63766f46188756cc9e6a668ea2db1893e9cbe7638150d94d7af5aec15798c06e6adf521d2355ae5e3ceb04885e625f65710e8491c67e12f8fd9719e81b7296561e2534a5ca7536028f796e68c7b569048893f96e9699170b42731d1473d590399739d62e62f3178f42df5470', '2026-11-22 04:00:00+00'),
	('b355b3d4-04c4-4ede-8db9-21aae69f2386', '5b0d1a9c-8471-4f67-a058-1755ce75a024', 'receipt', 'zh-Hant', '\x013e16a1151dcf303e5dbc40e3ebe4144f0274b0423c8c6660436e73fd865711f426ebdf9041ecf49e143c0d963c67d06da32c08e7ab5b05794957a29ba865d29dd6492310a5571a56a525531862401f63aeca35064a45f2a5b539c9b73895794282459c2ff45b805492c410d74248b4d933d70d40da562a45a2ef5b0ca8660bdc11eb4afc347c6314d86063cb87165ee11e3eea470573ddf207e1648f8f44abda86f6535d348f2ea77a32d13f38f9d3ffe4b1764168f66cfd8c3547b9e434eb7bc0171531f5e48825e9b8f9efbf3c7d3c7e6c0f5bd502b59fbcaf93cc6ac108e0cfe631092adf8a19e9d9fbc887e340ae5127fbb26dede3c2857109e8c4760373b7d2201b81078e9e2aaf316123d56a645a514cdfb051f372afee84c5f9ab87607c9a694b512e9247b2ec98846441c5c25ef49a11f56ee06d39bd23068ac42b200e4d99172ddc87a59b140f8c592697d10fec8f8134b39d2090aa6806b0a66175e4be76140b27c4682bd8725fa4d016ae560ad472871bc410b2fa108cf110becd4023e1b6db45b363a071badcf2546b3a6dd09cc95fe9ec4aff129d33c7903920eef6408e35f0e78b6e6da63a16b1c7a0fcdd425063ccf6412e37cba31b0a440e32435d5ad348e5e48885d75dcd3250a9d2d405977eb6a2aad01a100361f14c9be516a3aaec070ac67a547fd9dffa69aff8974406f53bb650d5fef2d171c9db1ef62fc4bdf9248030091273cf6f04c4c26ca7ce770352085199d57b08123495f3cbf43d01e86269ecd177eeb501f6cd952c4cf7c0b40795267be502c55bd711f109127ec6cc1c018766b146d0f92c01ba8be1f4ccd40fccd26799797eec09bbf3333e2b04c9fd2ed885993f731d1a0ecdfcc3b2a3ae118d028ceb4cd7ecbaeb6d9e6d7daf174322718b9803245cdd44e48d230ce9ce049be65db9eef404fd221195c0ca2f9b217c63713dd2b611c941c66747cac454ce29a9a111ac6bf0d0d02b160f8c61f0e67784319a13a35286fc91f9696aca581c7473519cdb882b6deff2c0e6edbc88f09da15a47a7c2028ad6696bd4f76f058055b7ca6c9e8639225a39f5078152f32a95ee29c9aca2b56e5d87f6000d6da1b8695d53627daa9c8f090528f32283aa62e35d5df654b1551d1e5d84788c0c42335b71d256bd33d0c298549a1ee494044f15a7e9fbdc2669f10a61e160f3bbb1e56a68c3f99ea559afe8151631fd6fa1af21458102387aaeb12313848e668145a85673735be1e9071028f5e725ae15d4060ef087617fb73b274ad01dbfe4d4753445ba5ea39a512d4b7f7a4bcc5e28c9dbe166adc2086cc224f937799b1b6af5fb18f66479ebc8bab13f0cb0165078f77a9d2ddc31bc9544f8567ec05872bbccbaabcd078e8fc6fbdaefd4510e1f2757d9d78c827b2a5c4889533dad671c320593dbf222f2efccfa9ed92b9d74ccd2a0de23a17ffdfb56d5b0110d83e8c5566b543b3c4c66bdeb9b6a6e4241d4aa28dfa9ee47abd06e0cdee08da399c5d343e94e37b2de07e07f8ec7e53979b6852d5810ff5af19b549cd5ae4941210a1e10798ccc8b648e75353187ec6554430127b1b24f0c0788f68ff68a2c20fc1862e0cc539c351d5faf13e45f32f026cb3c6ac581e921b14b5979f74bf85857a1f3b67b925c494eb89bec78067eaf18b5c7a519a9a8d9b71a7d6c40628b11b8e2c666d4150a3ee1bca8bb8674b26cb382c04d10e876e3105f0db14be30ef19402d869bf0f3d8bb74187fccc6b98c60d01f78a4ec155b81ec32fb0c535936baa6f412cddd38f24e760b61bd34ebe73e666962e18d23756623ad90e38f3e362b842a82a71d3ee8cbb270831e84a1104cc4ec386abae9e44488fda07586e263d6beff94b47fd4e7274d1c15bbfd7d1976bf13fadfd9b34033ac79137ecb6a8aa1e6f484eadec17bd522b585af897641f86023ac21961bd83ef45b63a08e6f4d3fe1b93048976f24526a4d5392e93de9ce483868c1c93fc9c5b10ab67df8b6f5a77b1c6f865045df480c907681b2fbaee218ef43c6ef17608777e89fde34aa8ff09c80159033eb1750bfc2532027077eabcf51423a28eecb411879314eac95e10dba883202b67337d18e1a9d4623536bb1d752716bb283ced44f0d57f383c6c394b780f52de0b0fd6b8e0a0449c0cfee68170150ffb11bcaa6c0483b6d94ff652edf51a946aa5c64884dd97ac9cb05f8f96a221448a133fcdf973ae7fe671e0dbc8a863347be446f49a19a7fb31940c4953ab60b79b117a1a2ebb4a094b2507c1c50c6d6da13a38bdc026b71e1a3a9ca227d40064a2f47d62a6ed78b17874b91969353d74218fb14d1ed6e96bf73e2f5c27276417bf51905d00562952520f42f63fb7117a0112adbe299e2fc6b2f7336def85e8693d4e05e2a052a4b1be8f043c2e8c9d5c83a4d0ba8322b0b53a6871a71ab04fea85c614fe9bbd0ffdc0da1de85ae3ac424beaffc40102ac7bc97d64878f622cc6735e4cc9581f8229d8429080d29ef3606a8d6c8c6aef557bea546fcb9444c769f38883d911715fe73622412481b8f5173f9970e90685e18974ff2f7c362e5d0952c1fc3e3864bf66c9ccbdc69982b5d3546e18e3ff1acb26bfaba97a41a8f96b0d0cf6b151023847d6c0dbd2084b5d164e49d5bff437ec31dd09f149a8d316c4c89745c167348cdb2114102d4add914c486f91dec96a2b4bc6ae74fa678d0a8963a7d1c7d831ee06213805ca34e1e21d80cacbce5173def3cc135d7ecbcdd2a37e23da25ad536d6033490f079d60795a12d6a16a735c5c34f61a6ee9b5bcb9e253496aafd35dabdf6b4760781da201412f15c1608998c5fe0e8f2fb94de38dd0fd5201755767110d6013d78b3b6bbc772872619545687211a43c60552ade66be6d5afc5b11cb8909d8598a0942d6f4ba9cc3048ca705c49359130bbeec143311d17c7cd57e21b9d023e2b6b38279ef3a97e90b0a5b852343172ff1b6a452a05b2eb466d17a6a1481b566b14ca9d2b36eeeb94ad3d30421308971701ddf453b9a6265ba3db52b5a2552f56acd83cc46c6df7bad8a6c26061fdc882c86fd500cdca953d60ddd99b64077ec4acbfe2a38758b01f5f4332b7f0735c3f44d8b1724d825f3a0cfe29c27e0344538e013781537358461dc5058b5cc7bfab953a33283e45a295b8a3f3ea21ecd07c46efeee5fd7a4d67d58e2f399c008f8b117e4f85f6933b4242f109d1f336d9302779de64ce653414116e22decb0ea379a3f73cccb8e2518925146d56a9f28a4c455de1b91baf7c268b03c71bbae946704179c4e50a64b403f8aa2a92f3b3c3145a3562763d0d813707b6b1f1c8005199440823c65595dfef0cf12e7885a7d6e0d09cb02ab14d4ceae0e31003df721f7c7ee6efd362ea447a4916d2d1878de290a6dfc11caf21f2ca93b85b21f5f8e694ee0f1accb9c5863298fac0a1e4754b0471f5b86f7a2070cf98dabd74c5afd8d314d4a381def6d230123944b20d35fd2c1011660d4663298d438b850885f65c1c0205087f657bf9db8c7b45f3ccfeb3f7bde8a1161f021f91a2ef91eb70f4458cf75c65c019e276cc5c030946a8d0330e8a1b06935eef9ce35fa25754702a830e9aee71e906fb89d66ac0976a21f608cf53d9af57ce510f5f83b4de94433f226b2b0c19942f46301bf56cd116acb1278ded2d9907472575cdee9901c0d47aac7764a93852c63a7043473ec79eeac966e0ae095c0f672757fa3750ac8f12c0a8dc387d7e4e189fc2a71150652e9b9fbddb23ee493a973e51c7b94cbf9cd0b31b1b638678a25959562668dc13fe86f9ed2dbad380bc63474d5970a542011f422535c86ff', '2026-11-22 04:00:00+00'),
	('3bca0b19-3570-42c2-8585-bf70e3f8d867', '5b0d1a9c-8471-4f67-a058-1755ce75a024', 'wording', 'zh-Hant', '\x013e16a115adf6387d479fbbd2eaddec3e1c73412740907773ed43ef57ff4408688f35e9b821ca6eebdc0848e64d530da2a4835a5bdbffe137fbe574371632a43fbe262bee17ec0cc0f6762f6b6313a869bc07e569efe87d4a9af00d79f70c4457d76f0fdc65f76c5f5e74c77371cfd89ac2c3b2d0f0a9291fb16950a219282e383a812c17c8546231e55c2b148916f65a83c7b72c6058baaa7bd380f4eb47731de4533ebf1a372397851dbb8262409f95f61ee3c3e5f727a242b7d54c1794a13f28199fa3c208d63c8439329e4ecbe0c66162b9ba1908575fbf96a1db28d72a29d811ce00086888eb018406fb190a0073fc71f3068bc505a14343f5eefb4a5d94ae8492523559e09fcc5bd1c60f76480435efa1fdbfc58124f6e880cb378599c2709ce18269435e2702e1689b336791d26a1b7021116e4da20619d6428de317c2f2e363f5b264ebf545004d946b2ff4369934c4970c13c14c4f8e8282be2d1cf88e02a545e63596b2292a4c1ec5eedb263a988f0d12d37e40db30ae90ec5a79fc76ef450400f7619f9b0c76aca19fcaef0411d2ffd1a7759e3897c22cdc4459feada7aa94c8a00ccc08bb99fef5efe7245065d7cdd5e233f373888a622c186318d83437cf616cef2c5dbdae12bd462ea6c9d9112759642c2d5142184fd4827ef2e679c6b9b2983638226b266c366f9620bf13980d18ad8736cffd0e0a8fe1830f61fc9481f127e0fa468ec9167013cf78bc5d2c24bfc831b7bcce112c45db544df6ab4fa004488b0f3744193201bc6639bfa512f8c69e465083dad60b8c64fa980635f4147d3b552d57654cb9ce60d314cb5fc1cc0b0cd756628f1f249f8191d11b4cca3ce5a390ee93d830835fa55cb5f82aff5ee4addbac28ebae2b4883053fac6e3457ad18ad54e5826107c16304532538efddd5dfa77024710a41771a7e6d539608ceaa9bf395cbb25d9e23c089a671b79bead7e0c2a2ef6709646d17b98af242995d6d773e5a557c385faf5f8fe3449eaccaf228b9f23200328fec24fe8bbb8a0aaf1b6ff381ef895d1af1d7444d471fcb417b2353e8a6532f07738a9df99f6c80bb77794ecdac234e62be48c016d7d58f39610c839da1ef85003ca76d15760b63f073e5af4deb4f34cc60a28d4a2f9f5b2d87274f161eb425766920533979e6d75b55bad02bda3a6fb72774adc7256863a2aca4d2786024046bc700b660e6d4cd379710664f5e1b19c6eb239750d79f62518559ec02ae83a415cace3b71c4c556c0c577249950cd1ff7cfade891d3ffebae7c7ec0f5666a4c03bc21898d9969188e7eca3fce2beac5e4c68abce6b216db2779099bbe191c24f2a4c00de91646bd9c6573ad59401e38aba27f3b074abd7aed0f11964a9567911f9da1d9dadda76dad146a1dd14f837230ac56a290e74cc4521d04b53c8f4a0c3e1d2f687c20ee27f2adc0b3e678b268f5f50a11be08cca0e536504c7bfe2545438ed9a868a56648abcf7949ebd536400e03e2a91b2521a027b53c201ab541328a9a8df3915daf627340e1be41ede03188521376a0daeccf9998d5c11e109837bad44fe883dd4b1d9dfb264e17c7eca9fd287b18df0f822e160a33033a907d399f4415a1d9b2f8e4787b61a10a804b0362454e0bb002849beccce68fb8537673cd1c0ab23ac8f4c17ff829e58b277997a9373e7917ba7a02320bc1e7e12cf51d6005c99ad026354d65d5b782aa6e8c3d5784039fb0284e0fba21a2be4cff64206da7c3827f952afb3593adc41c3053c73dd2c28e8b3a8817203d5dedf501f66863113eed19bcecc65288e3f580fdad6c46a5df888440a0b5baa20e2290cb2a45938b1ec66077fc328f6b5b211a1f1350f20a89a1b889263def925ec962476150ca2284d887eb3c0e6162cdb5789f1752f21aa673c2376f2db16281925b7fc19dfb7a3dfeeb48817df69ae8ff201068975ed3c608f54cfe52c16b4d7c871eb943d3b25fc205ac005ebbb6f8a8d5ee9e9f44cd0b1d566181b4d5b9cd0e1a9b1355d83c781cb889d851052f6f05e3378808e4c571ef5d40ef5a81e9c0cf2aa91c675220cf2e638878eda63b01090902cb547d7732da9d8c1d06ea333e8ba750e334e7c9be38ce3e4f9051534454aba296dab5cf3b611c3b38283193dbf67e4933a677d6134e8627b2ec5a42b4701eac6cd4f2fc34699a55b59c565749e08f53a7f5939ff4e5f422b6e1c96a9416f8c3154a3225bf2409990fb358a1a3ad4dc4f04722e64a77599dc63d7db6801defb1df96557e24f94a1326d7057ed277751182aa89ffb3c36b22bba87a8ebaa8fc2e560e5fe9e4732aad8dfda276c3c76aca787fd05f95bef29c6ac73f29821249f9884ddd1fe6c83b67ebeeba6de5423f2dab0c649747c56ea07818736f7c71d231ed944022c9bc4aba62c9371bce8349bf69783fee59d2ed2af229c324234958549173b260918f883dc4edbddea76f1416de46121bd9ef248209f68f4276e8fe00320bb63b6ac828b6625d82b6a3626e86708ca6a0455416e441350dcb32832ab63234cfdd2d186a7a14e134657129ea6354ee84fb64e70b84cb3f58097f492e8121b6394cd3cb826cdca6b7bc961488ee900d1461fadcdb36e26accbdae89051a0fbe92e459c1dcae987b11a233db1bf307e194147b9333d7835443697f9c13c0ae1da91e91c4cde241377c0cb51c23710c0015b43e0f9754337f93ea0ba6aa61689959c1652a402a14b132a2aca3c597776ebb4b3df63c12019a18abf7cb12303ee36b89a1d06a9a2c6dade853c78c0f4b00a9b06d40c79306efdbaf0f7f6a3da2393795f7ae4c457af4e5fa5db3f7e74455a82ba1c164fdd697b9a9940b1650378c0da42ac69f8c0b3996a0e953d05a9c61ef3b96352add7ddbe0a75756345b6b1056e639ff94f70b1b07fce8dc40d26534fb7a8dde93619ba3362877f6f79605321322ac6c9c06f1a6fa2abb3e2cd3ca76b1abca38407eb03bfd367265d7a9ba3c73274e73950e571082186eeb647f27c083d459152fba67ceef3a62a17dba3922f3c209c2fffd25704db6ebcc925f103e8fe417a58228024e07a41b3ad1292e49b804682d8ae25c32bcbf0a4dbf17ce99fa090755ada7e50dcbfb558f8f0f1543500f3b445b8fdd537cdb4f67d3225e43a76b03c72f70374aa0cf6bd3e3972a7e2ef4c76d92cdd8f1fee33e023c3c4b29697a8085f61939d5d6cb3e2a1f6529716407fdc8d447bfa3f6d8016d5bb785f5c0423df890aa61731d3b45f567e486c38124995be820b195c1c6e1939232e928fd14527b43c5da32ca441989c07f2805f774cb4bf080c3fc91b7bd96556f54224344f35256e5637ac441c2a413e4375b04db436c1055d9dee8d0a9b36320618bc016ef67fbd6db10b30d4c20ba6cf17787c327ca29a6f745c5570d521d13de8e45fda8e57c87ec9c95f71b941a2adcb6da19875d755ec35b30be2f54e7482eb377992fd5826fe6a59bf7403cc26d1ba438e993c9538aa1e3e45d89a2bfdbe3fbe99d6d1d11158fbfd7f295f16e2e6f270913a3f782c920a40dc85bf2e88d8dd313547ceac3e8d57e3c37cb6c60ba093c8305fb64edda776ab32cc79be6365f0c09f54182fcc1b2cb34b885548b29b50b09b8b3185d332497d91011ae7da16b1240f8ac1e5b0bfe5047a9c21f58257f37700361188c60c7ec1776316a28ca3f359a4f765a6e5ca2389925848c5a2796119bbf1be10c502e5a98c9367b4afecd16bd411849acfc36353222a6793c33d59950bf42b512ea54376004acf7b29ea38938b7d1f3bcfaad3630197701c8acd8d0035702b24a17c366994025542e9e003b47aae611aba9', '2026-11-22 04:00:00+00'),
	('d0ac7c26-fac6-4d4e-b3a1-511a127d89f6', '6bc3b64a-778e-4763-8235-0d96047c4da8', 'schedule', 'en', '\x013e16a115d8cbdbad58d5cd53463bcdad543538147aa9df0bc897ab1709b2acbcccf02f38856cd76e2641be90e961243998312123e695a917728daa1d5a130cb186e6370131863bdca709f667f2fd32bdf22ba35ba6096c47fb42d3f485bb56773778b17c18f9bffb723acfbc486c22e176a8eab58b4dc002a9e8ca143a6fa40387848fb6476d9a8927e699c932566495968e6e2fc9cccd31b7cef21fadd61b0b78316f1bd33a5241a4b775fb733fc48d3c4e1b0913306c318c7071219951db89a02f87e87c46e523e3203e870668523148eee47a2a2499aee948ffb7c096867042abf17f64209eca8e9c34df207419a6eb3938191f444b8da78911c67693d9183cc796a9ff819643f4c198f361c65c8c5b2f7438df8c7216135957bdcf0c2b45383b1b2186a8539a08110429066559a999766acd15369600f9ac93bb80683bc4e0d62c6c9451eedea688107aefb4f4ffa372881f05b35291b3eb28d556349dd03c51c34cd2a3cb40e5e92238a4043c6a0c6be46ca88f3d5b799fcdad7ab30182c02aaa0a1f1de0edcb0d19d8a356d060ac539ba6c81d133e4aceaa138ec5f91de53578c4657c5a12a617341fa80988ee8d28aa395e0034464f7d4c015ebff6e92e6c33099aeaa8434cba242a41ad62d6c5d5e2089694ed2a5b7a1a98904c2d9267072d560fa126a23e754e637ba0468149acf750329931051f251e25ce13afb2bbf95f60c6b06fcb6cfa87ed0f50cfa2bff1569d455d6d4b24248b026e4979d965bf69a7660aae5a1e904f4ce78d0b1f3ce7c5bc709a6eb48ce6d166a6e50f32f3c0cc933f207b4e00b389c43f5e456f8e66e78f3f6a9288d2a03f5959bd470df0d671b9350ee10a5ed43ce13915884c3f26ba5e8a17e0e5300552dbbc5f01edb922d979d0dd9266ec87977d4f0c798bb75c6c357cf0330002d33ceaf72a66ceaffb8065164f356a4d28cb12e10e66d6c2f942738c8e4b13afc2b3341523462dc9ce73fd62a329493e9eb428624ef1e8d83065d0f525d2d75717605643d6ec2afb3f31668ba109e87f5f003e4219b9bd2c7aebd1fcae4e53376f8c151ad69480fd46981d5f4981c53a78b1cee7a3968fef4172301d69f8d71507a5026755c4d94c67f6e238af1ac66cc29553ba8a9d95d8967b150f444786c2667b641aea3ae874750a4f5ec988e29703c31a1aafbde033b37a36f70dc436f69a16dbde578dc8760a47ccc1302f6d1507b2d8299a1c9c16a09ae29596793e6365b810c18d26b08ce88a6b5b8483acbcd5209d2d340ab873785b6bc849b8b5deb96244c9b7cd372ee04949474c52e0f05f468b12010c2a0a0bc07e889ae9520b8308d13a3ed7f47a5b4710716c6554df50799557b4b3264bcc4c2a5b4db8080114ae61be6522cc801fd70b6a2bd6e0d367bd49ed8c0e467842c59dff04f023f09ffc987fae0cbb1a2e2872945727e4c3506ba5db615f637319fd586a95544f2cde1d510cb5a4c2e81c140dcd7d89f84cf5acfc9208a9d0c0aa22304df00eb16ac633026cf51b849879f21c156d1bfaae4d2f973bc9841293bb0b7a15ce1e0422c185f18dcde05e6af5bbe3e808f1aeb6305d85d9bfbade7e4a8eab437b02a4b410341171bbda5d6e9e927312fc78b69c5fc6c994abd54993bf994f5e5220324920946506077549e3186993ebc561b6ac7cafb8131c784b2e1880af74bfc47dc9dc945b8bf9f740845c25579071d498d7f01c25e46495c83d64dd5037d64dce4e44bfcb03316b03fe9fa3fb4f7b5f191cd154c96168dfd186f1b940dec6f047d5ceb896f3bc3f199e7c6b17c9e2ac7aa07b89a25ca6da907ed1304297d1224a86686d8f7326a794f20f614412b98e08b363a8b2ebdb606a8ef9253655af70e1233224e11812e2d5bb33457443221a2a8032fd5d8c5950d53be45def93a168e9eb60281a873fb970f287a611447e8df6a8f35daa48adad596038a53ff1cac5c3c09d14b92a8eec70875a85d85f6bfca951aec3f7a880c3244915e4514140b71b9a9bdaa082c68b01e81225fd53fea23af7de5f20248bf570fee9473985f25959f28454d145125bf154133b67dfc4fd4c27709f35a5a70a7eccb8559869c62b0d1e8d7ad75dec3152fb612e618baaff145861567491a16e49c12a9a14a4d8644635ff64f4df25acb45f2d184a8435787e1315fcb788ee1f1ff875b00a8da1f777a9995a971e8738c503dc0485f09850d06bf7512871d3f2ad8b784face9e7c425cdcbedf04eb20cc672abad106c256ed19b3f4596cbc64ccfe69121dd560f2adc4a978c409e9f38db48fbf2d93a0ef805dbfcb9161c141337c09f2e364d63cfce79adf87ec41259f33ec3dc7554ade2a7474bbfb5076b7a8cf627d396dbd8adafbed542605fc42eaa6f23f4b7d36f2762828e20949eafad746178769e97436eb2146eb2d30b3ba116ca356885a6cdef58e5366dcb766d76c3349c1655bcde40f27a5f6838203a0ffb337b887789c0987877091f9bcf00696a910a1754112f921d313da2fa40c204d9bdc48f58d1b328b0c11bf82866555335a1b9b913194086dd29dbe2370aa395177138966431be572a09c5e7dd242bc3cfed144bad802f6fa4f64c2d61a4ed7ddaf02b728d1dafead3ecedeca97a44313f697c418b2cb1cbd4ba75368f70bf39e541719676e8a2f722665f773fc1a3bb6e02e20d2c1e2868089dc428920d1e954953c9569f8b6666d7d2aeac20ddfc5568647929c25caf61d6441a721405feaea329febf2ea801b7fe00533a0e820476bfccddea207d081c6e84df00b023f340827ef74e31898478215d9578ba223b95e628a7ee4d7678918063a288d99dc439ce1fd3fb8f791b0e5bee4cc0e9a36fafa91ca8c7d4cf325c9a06a0038282bdb97fd783d57e2a768c9a752a80d39f0bec01f75c5727e001b3fbb0a570435a20695594474e84f315e103523806f59b8e9ac47dc4e349807b3408c38490257989a56d2e0bd2492ecf8704024b8ee5303de67c769395cb1339d4b7d4bc86cc650075330f976ac324c097e078fd4b36e5a129119a8d25ab25d5516a24937e032fe3a1beb862dbd1e84d5ba66da958536ea9d6f87233c9bac0b4c1f18a8f543407bacbc879b07d53cde6bc1855f02aa8faaf23fa11f015fb17263000fb271fa674f05032048246647c7741e6034da15266b4711f9dec5092f531a2bfffbe337eee06ede42ad6828c9b7b237fde1e0b1052c11e82f8b19d01406e1cc80db531d9b9ce86b64a20a286fd4df571b258d685d9874e394ca4d39beb8ed8eb7c104840c6416bb1eb24787a5498a19dda897e64bfb0c76476bded36f4a9b0258afe586e4c0dabc1467625', '2026-11-22 04:00:00+00'),
	('41801fd7-a371-4402-ab9f-5e8bcb7cba67', '6bc3b64a-778e-4763-8235-0d96047c4da8', 'receipt', 'en', '\x013e16a115c6252f22cb78548e4aad99d89150996913865328f5f5fa51ad0a0956dcfd41e5acdb452a9c7adabe3592e4b7fabfc73bb42d85baaeeea6e92bba500e9bea163c7971f712f0477a3d8763e9508635db0351f5cdc664901d5fa51009eba32a8df799528b334865092a0f97ba8b820a7144da41d7d320b1ce2b71de047bc3e18c8c0010f22dbe6224492d0610036eec4ab63452ce278d553333b12984b1b64e3c9ae2ffe818ec349908e200d98bc79c29807688fb7ca6bc9c8b0869a08c726b6361208f21b2de9dc351d428d10044105e6cdb8c85be2d06cae98fe998082f98aad0962e70e8dea832bafd53d31ce27fe3f41ce489d06eed1d1e8ac38d3412a43366e9a24c9f0fd9d0e070e354a39a38af084f24e3c8b2cdf69cf6f5fdb3f84400c544024111bf9f3b900bc1ce6106b556ca8b6572bfdd6ac7acfc9c138f56d8b256b561f6c57b44c778d551272a6fda6e60054106424b9f0cd3f5097803b96068e45d450e4295b691056e301e087d3fb5dd42c977bb904ee42c5d874092c85b0f5c342c99ca2c7d819375140d6651e839224cecec714f692a4aba35c676a4b94361537e79ba190c6d6e29d80196ae03d282c88f0034c2da1015965ed0dd9b01032b80adca201db2b2f8d1e01d7b5d2f3f40f1640c3d9dc549f5db94e301260b8d4c4e1e877ab51b33a2dc596d8c39fada22b9036f43e7849c8fdadcaf9b3c3a9aed96b5e86690965389309d10b1504364203d6350dd768b54544756f9675b8527861853a6743818d650b4d8ff6b6ffcd23d7b13abd278de855f714d2a88f0c741ef8f85813aca2a8bc15f9229a8e82698f5de861e82d63c61b54d6c09c116e76611bbe69fc5e16ef45d2e2bf6517561146f2618fffc01b795957a05c7ffe401d33686eae08f80f35e866d9e75734dc89ceb279ace630daa14b881f6bd902399e78a7fee5524ca7121f959302d48c628375a5c3fe5d2e7431242fde789538f19a79bcaf474e71867b230b6c7f2e05ca3069edadc66d6cde3045368a68daabfc4118a7a534d6b5c6ac9e0f4992dbf3404b857468b731e4e2897d1efa0b4f973910dde89e1bcc25dcffc1736cdfb2dc42e67f6bc0541424d6c07a476c321789761f4042a37ef0d15ea412237b5a6a8b099142456afbceaef0da3db1a9b87207132baf18c260956acabf784dd5621587f2d4858bf16a6c18c2b071a930a2115fd92c33e930db5abc03179d49776ae3c067207267f24effaa3812880f5778a3089786b9ec834d5d5429a8268822ef4b94b5c085c04114abacf35e2b92aa67e1cef58ffe371e851507ddb713346315713460c307472611121802bc042b050f601eec38eb1ba6ed3088a8e9810355b2bb6d83946b1b358081f29957d8593b4ecdbfc2b5547aa09338b2d53dd8476691df6f1555b286289e90cb4b4ba4a21edd56150471e43a1526ad0dadf074cc09cc6837e6edbddf62475ba828cf814c7baefb6ac5ea9cee68767e117dcbbf83355280fd8628cb0f909b725a351f25323f9eb19d98fdb03ba1d105ac21fb36ee867b03b7820c8a9f2846e23df350658cfb316dc319fac52d6bfbdc2555148064a74ce37a91f1ab3fda10350c3bb7289ec9744699b97fb6783162044e2d443b8816d8640268453d3a9f712f8422019551c84885e1864d16cd05618b1a61ac7c55fe4842b8ab0d238d67de01e852463f45d78157adec8e5525077c265891adb81528fead468a2fe328eae9fd8b67b4f5a388eb4b4ff3157945c8287dbe2e00db437f506d949e211e6a8cbc6032ccd2580257acf702dd48cb74842ff617a513c973c822235f0b6a1286fccdd7a32d61bc716862203da733989fd8f8db8486beb2f91c65d47eb04bdc347b573c58e97675a00e8569b92fa459f72e4ab5e2c2cda5c44465245c154eccd5674b48ccae6e9e4b1d8ddffb27941584f4b8fa5a2e0cacb1e946e09cd0e3f835fa38758c5b6c256165960ffb6b4c49f26215c9a1791d205e21da59cb2d3f3b9695fa178b9060c7c79a1cf464845f984710cc39786902e4e9fbaf4ef1cd20dfa24fbf1f3b75ccdd8a7aaf22692dd709eaf9c5534234b26ed920a9bb3562d67f691cd2e8a1745eb21fc125aed3e39bd5d6d9acde2dc8f89be2e84932d2cfe54334a13cc03b88b6784707b2601654c3a550d5cde5bdba8a2ba472101ae94011c0fe8973e635d16fbd766f0ba3df7b0cecb072a51d0d7b1eabc7a589bca34fe69d7a3440b8a6f1856d41d5080318aa6989cbd00e0aadc20178ca714cb6818fea922d4490b2e414aedec096738aea0c1f59bc03082ed8a0a83940b853b975a35c7a22d53335eb2f7f0e290d819c499e1820643bc72d86e24079b095028a75c37c891e96aed7e7c65a397e4abd3b32b585e364df54826e5efd246dfd3bdca4708bb9d02a062490b48e751d8354ff2fb27246f990c5960513a958cbc6850fe0b655fa57d1d593cf13a9b2904a9fb2235e24f22ebeb978f631ffaf988134d0fb173637713ff9c9fd94800e084e2187570204532834131cfab8fca32ea92790296f1464c6a62788f9d6897c49e3f15167cc7c4e1d4bbed694b5d27eaef9cd0a7df6db9a6672126e4e5c5946159f147138214bbe79188972826b1fcc0dcc2cf553db589895a3c1e04da69ce0e62ad23bf3e28ccf724e5e031bfb141f1edb4578a3a944e40d29e7e6d34105d6bb637e7d913e1e04c04bc12ceb7d054afe44eea37849a6863dfc022685c31c6ab7742c32efa954a4331026d11b969628b9d94135a76d4a69614ce90e80ab8bf3164f94e701a27257bcd0666c890fc8231e16496836664e3dde92403fb9a0346b03773800ca8ff6ba0bc0000361baf15cbbb102690035ecd2fd4bc7f478ad220c8b797a69f2e11101d9753ea2804133a25de7353f1b21996e9392bed3c31ce9e6e2774e35bbf657cf82906f44310e52629c3de601a5fbeb564edaffc22fdef0de1b0571f82dc4ecf1d992817e807e4104648e6028fb6cc4f2ae0649eafa3da1d97f486be9fca76bf28ac5adb7bce6a28020f508bdc3fdcc906ce2a612fe7370c81e613bc68c1f3507e49b3a3891875f406bc48dab26ec58a427206528fa52ded5ec71d44694934ec9606207fbbf3bec32999a69aaf19ab3c8a44799ba5b531b65e7ef8ad89675759ec8b122a1192914a0988cd2590d50d151a36fbca578df61d6296e209eae2d291ac170c7b810dbf203a50e7114de99837f66a51475f0cbd09acecc5afc735817b1baeb218710be73a173902b20226cf6e3c8a9aa6ce2c62a1a401d03feae8d8b663be47df62b0e180fe470d59e8d0cf3049c721414fd5d394d5348b2975c469ca', '2026-11-22 04:00:00+00'),
	('2a4a0619-3ae2-4410-ae2f-372a8e697f76', '6bc3b64a-778e-4763-8235-0d96047c4da8', 'wording', 'en', '\x013e16a115e5aa97c619710912c1191df7149eb6b182ca0ca2ee78792c26c8e9a1fe8e550006cbd1a3058ce87ac6c5d12c50f05d4ffb69060dd4c051288c524250fadbafcec60d4c257ac16b2ca43eaac963b2b0d68bf28553890a77cf1adf0aa9e1fee02ee339b6d7560d54bcb8e1266da888939d6515de086ce4fa1c14a4d5465a2a82017c5e29f89924d165c2a227f03de9dde05d9d03ad81a994575efc36326c4a945915a80da1a343dc829ec1413809961415343483a2b394d09a54bdbf1ee0119fcf3eefd255a50fd883663c8d0eb32e14d4c57c10a7baa7ade3c691ac78b711279291c490f644ea54d33494a9cec59b177aad7cb9ee855d5186238e2acdf723c56ca31171ec464f55cfa08f54ca5b4b45699aa7d32db3120a409092996bd3d21dadd563ec3e2e94162b7de16825ed7948d3faf66806f6908e31ffdba12dcddbbf573bf0670359b097215da91a3000abed6dc884828567cde148e6d8300e86d1cdf264a65b4a8496b1c6d2902b022a7aedfe929a58dc3b376dc04dd089c947b65806542fbd2bcc16249fdd38b6c74039bb5f28276facc098e24c7fa7014a17c7fda659bc831593e5a43cbda48f4c144ffd887752bb1293e1f538895e7998b78c59bd2a1c9d4b7e2cd50fdbe2a8f0f75adb2b2664c8d43e1681333d8e78cabda0739594de8e9126ba57675b5b28ce7f1b7a5d958bb49f7a43bdf1b145d651e0144b8bcfd4f026efde149b1fef7f16b2c68d4207e7e0a24bca0e1a947e02ea25f1e5fc3236f987e5636beb2a30d9799ee9a8fb6b77f23ed48ca99f31b6e1d4bf68e1b1fe48b7ab4b935e930258ed6403f1f37a2a8d6a69e5136dd33866f067ddf34628047ef8071a6ca50f19450de0548b5b04eebb5ed771a5938af5dec6a3e246b4a16f6b9fde4832fcd1479a4612d15cb48a651cc24dff31d8e6e42d02beaf4e9a59346294a5e0032b89f8bcfd9f69f869e0d1e4193c3384a128ea8f40123ef0d84a5602aa692f68de0b14060c16572035b8d3342c088ff071a0e8907537c46e2ab16cfb9a0f4cf4dc615367d553091cd46e7b0b670099c3de47e9d518ababa3ef61395905e32458d54b0ef27b12744a098c07fa9ec85dd803f0dff909c994ee91d19521168e6fda3f07466d37e96d660f45ded87d1c6b1f15c286890d37c2ef761de8f50d0e16b6aa5f8af9da858b1423fbace1bc2258cb9cc28d182d1173e79f445b852b8077704833c2e5c2d659268fd6c4e13bc520698601f55543e578653e1f8dca5b2546cff8a92136b9a6e1f43f8df5b8433e229afc2c1cc48070a90648a6aabf442815f1d3c0812ae6625f48adb845a8859192f4c660c740f1cfb02dcb3afd0ce3834a4a5bbd9e2a77233f9c827ee013b08616125d2060799294b5b0cb0835f3daf1138a0c8c12d362a06ce315265bc76559757a6ad5e695fdb0febd72f9d47c6149ddff0a61553fd20186eb034afb1f6622ba2b98bda41c0ae192cda029bed10767742d05ffb88bd69b99982182bd977d2d8cb2f3f1f76122a8c9d4ace9c687df2cbf5d24c6b1ee6e34d701bfd1e6ca9f03fdb33d6fc211dca98bff086ab45e6c5f5145da842a1f63675a169912969f9533049aa78b532b253a3df7a497244659fa4fe12835bf2b9c017a69bfd498a785668239048328d567c6d1ce8c3169bdaa93696a5b160a80c099bca254f5c6eb5399135552e81266e3446dbe15995c7ad7867d5ba0d8c76300dabe36cedff426959caba7ac0de0a915a69127f3f26d58b009725cbc42c71f4494e382b4f094bd576187cacb450165dfb00bae0cfe1f7b68434d79cfd012e590a5ae567b702017913fb040c556ee81014a46bcecda26358924a6956614b92ab77b71a146bbbc8dbac6542bd95e7b0d0bc7ca8191773be18f430210e49db4c8101d1a2befd30afadcbb02e748391a20fc5d803eb2dbb76f3150f2631551b67c25d98b54744c5623a815f13650b91fba25b855be87fd07aaa6fd33af9cae20c2ac5f45ccb13bbce67c4a4b4b9619fed1546a1eab5395eb696ace0752b1d969b39fccc87378dbb2043222dcd816e0eadae1b6760565be359c8ff2fcfcd3f9624242221af52ed21a2938853eb65625c857931b2f5479535c72bd5ba6fbf3a97c844471ca0288e490830fa321eec8e1ac8cb8c79bead9418f0bf5004e3a72873468b9ad7b7885699455ff5d858e40fa1d7abc9ddda200716e3289d60a61c66c1eeb73b39f4e4fb1725e0801e0de8c36c1074390a96b215d52d0d9b33ba9870a8dc5146a2c6932641e6ceec4bfeb253faea3647963cc5c62e000c516e0b6ebb8f0b3d682ce1742e41130e009b57546a839962d22fce0cd8d2487cbba421d04aeec1ac1c632b4c3ef7238885412586b0ce4a7165b701836165248c32d178f6a9cac88866e9787c4f2c0f3bb244060cdca60c4532d9247d38168a4c3534d280fab80f08a24345e123f059c7d7f27b3ee2fb6a4972fff7f632b129576b47c37a8737816748ff1f7906efd68d571a543087950af08ccf435d67f8862eab764eba5a4f62e9c3f43a2d16c0af6ceec015dc626b18d6b78cdaafe47c35a448177ed6e5d0938d5123d997561681802342fb9b8dd0b12a7d9428f7b75f3cba88197f4d2aa33c1bd74acb0588ff5d90f99bff507648f5ab16fb68a49afd2ac0423403550595aac37fe86aeeebe1634a227457225c22cb419111ba36d3bad0381269279feac232f637df8c4f3240defaa8ffb42dac719e68865fe3a3008166e9d4aa2db4320c0d61bea1e3376ceb36b0db8935324012bbe4d667fbe98337ea0d60fd051156f37edbebb519bd3784085f3cc738363cbbe744b738f76cce79b59d85e05dcd550ca9fb05e7fb8618746423c9c2591a419d6646a585990d1069a27f0094b4c835da12a023fe5b6174cdaaa12e7698c4612955099319d512f60c6b769c115c711f9aba2b36480d8c88ce76a63c523b9507ae24b381cb01957759563cb3f68b986a39cd7d68a040f858a72f5983fda062cbdbde7b7b2aeb9e71f4c0be3e9a143a0f79b00f2fa60e068856750e107012499107e3b786ed70d41b03d727a2a53c4826f0d82a0660544c7a785fe359c987754fa5a43eb829233482b5eff99aaca6e66408f85329f4364ab53c1e7eaa0c2f112aa5d022614aecb0c6d45f4178d5b7748fe0f317419a9cc5f77cd5528ba37ca0604d04c4642969e23dd9b10819176529ed546643bc9b76c97963aeaba9c7d42dc406088ff5433549bf3c03ff3fa9dc3e20577d1095d72cbccd541d055a3b0c297e016e2dc6c386d84edca42227614c678ef54e1ba786c0c16d0e9b7597812273ddf925db7509fb4e0', '2026-11-22 04:00:00+00'),
	('bee3d3eb-ce75-409b-96e4-d59db3d22e0b', 'a4047f82-a7be-46dd-87a2-99c1e72acfa5', 'schedule', 'en', '\x013e16a1156048ef115cb9e33adfe89de08bc0c24c995db836f9ac5282b2f24a49fc5493e402676a20256fd9ea041b4ea033808fd764d88642818953b0fbc3a394112b218b629eaeeb921a02d22a9f1cebda76d600484b7c43ad03106d91cec05391f4bf047891c4d30780cb428ce4bf1351e4305e4a70ab28a0c69275a9f2727495600b3ef9cd21e7248f75911c75507958b48409ddc800a9374616629dc87064e581633eb1992bc8ecad48b274501435131b58e9d58938b938950b4c58afef52c4def1a8d11f87204155b1488ad7e1e3c5df811ab744b30b098596d8166954f366e000dab74f74df6ca4251c0efa0468a002917f5711267aaed35c6528ff22ccdc296e941a0cca0946f43986b34b6886811c8df3fbfb6555f308440ae09cf45840558b33a063d8a30ee0f95b942cbee7c8ae75d67dc199b649695f851c7f22716394d4eb0b0eb017e5e61dd50284e0f5e3693ef5183d430c98a50075356d2f4dc1f6689905ec4353234db5c69c68914d7b9cc60b58c452a5cb9be386dcfb77f23f61445a37ce24712fefc08323a4af88798d10d55c209e389fae951084860236b37fea7171e5fa1e1ffbf516691564a14d41dc2d8bb2c2fe8b8466583e6f4739bc0369e00569bd07cb3b4c98efa0d5edebffdc053dc9a53769b4988f9567b13e203ae469a074f04323b1c3419a8e44d7e5d1057fc867e1aa609816f313d442a70159ea4d84bb5f011cfbe52bf063789ed76334a451aed90423fd9f22ed5773cb9c1c4dc387c1ab08dbfb23a1a1ba21926f169a715f575e75ff50750464aa35ea2fdaa6b29fba21eed1358b215eb0e872830c7d31c35b03965021db90d8171ce640d39c5c77784acc4b25be17d1e4b6e1801b0291c0049949e8e541b24b80a08221ad62e46b44155a0d047c233f57bb379d69053845e7e2064d73d7bd1429bb05f85b0602c27f4114515930145f09f0f11662e92c4e4d44296618a709ab47158966e3b40c1019dffc761a5b737d43c4bffdaa0fa68ea1ce654b20ce84b7ba98b202ece62adb1dbeb653e660a9ff1a50bbdcab4bc361612843907ee0a15b2e75dd98793c2f64ac5e66e2ee4bcbfabfcbe33e3d399d5e7e94df9b2c0ae9cf19fd9afd6e8e04a8c69b06ebd82ae772a3484567aeac0a83a580ba7cc381361d232b407fcdcf492667aafcbdf3b0f8b57611894ea93a4cd811f461f3837d07d346f7038674ab7073b4906fc62fdacf7fa16728ccc2ee414e1c56bbe70d1cf3d24293b69644c19a9753504412b70748893a6e40de76ced60a9e3f324215c614119d80dc89ac8ae4d43dc0b58c3eb45cc1f6a31a111c241a9cb51c7a097119127d0152b6281f6f3a85955926a677f61165d51ff8eccb445a2a5835f564a8fc3a90208c83660f641c60d77d47b12a53cf6346b281f89a4fca4dd5fc47d50a0ce6d9b703b3aeb44b9da66c407b8027768c8739a4c49c8cae691da6adc41c6ba926d1f4a0b4b82567663b1e9b44a66b8b285ce64c3d4e18862f4c98d28da82cf0ed10d86ff94719c9847a5a9bad58d695e827a88eddeacd8bd35d26049d89e7d668dca66f6480959eddd5db6c1c114ae10cfa56ccee7757c28db59a4652ae0781375037ce7a5de4210169d9c170c10698ba4dd1c1bbc19024323aba16da3314478bd22e6edff7a3a8520044e408c459b27a61439285b1764a53ae0604d227a6baa728458aeea9acd2b994fd4287a847b405fa2f1188ed698e70d02da02ba26b1c127d1b55826232f862deb32d5749e789677d428d1f89b060283689f322f8a38f542e20212219e3ff9231ce3d705e68d261573d902741ad36dc2ce0e97ef3c553456a0975c0f83db9a79a9e37677a4f9f15f7f977b0b76940c47aa8d30ebd225d40b9d0865f0dd25c5b994f21afef6162a4dabc02b70247a9d43ffc8e88c2c76568edc6b6eb8f49b08c8340abeb30a0c9a1d71916ecaf190c45bb209168abc207499d45ed8858d6feac1be4d7619d520f9b89f332c43da32764df70eb1d1093cb206c0a139e5b082711f808a19436dbfa67e900663bc01c5a9f5964227269b65b6caf41a3af11c61737ea5f800bd178995969a7d940cd6dd2ac2855d006dd2574ba6326e3b1a6f42c1ecaf74ab1688619220f8b52665e0a13464ad9f9a66d2329045342daebfa439c493c916c30b1965153a85552d4393d56231fb88c99dafcbc0f4b7dbd629f108d9d53f3d47133c4b6f11388a60e6c805a1cfb9cda1eaf2d5611c9bd550f42639774b76a9ac5b34a2a36e2832ce0b7ca8555bfe458a23bc57ed5182903e3b9d6060381727a61e818fa5aa2e75d59c5e47f09085ce2b330abddc67e81e096c31e88e8f0c3f4b03f152fe2b77a0b37346edff019c4df6754cb141c350ca87a0464d7cab52f07e755ff4701be59a6003dcbd42c26d86aee5b10f877e6279231bfcf81f7e91556df87e716c821c27ed3de5c4bcc0ff78fbab71d7781f35980bc7326a9b709f8d243319be1a4b344398485455ac53e5c1b25a1b6851412a10d5d7690facf70d4178d4aad8e9bbe5f3b955e2e61633e09bb8c882d372b4b5a3ab6ce9d5ef2270079fe7dd0810338b31cf4a40abb6343f2d1aff2a3220b181abe2c1e3d3c6070764a4aeaa47e5e913e5e036d5be6b42d33b01fc5dbaf22c5a29db30ddd7f2a052ffcc4734427b8be8c42f2e9889315c47c8002dc78ede542f90095d9420267f51daeb05c5f1d87071a4aa28d966b35ba4a371b232de8a34bce5451e33dc6327819dc91fa00acbff1a3d880daedfa624fbe9c6cfaa3646cc336eded154d66ae76cecbd33600cb0f3a62f6f8b931597279eb8533ba69c7e4eeefaa6bf7d5253a6acd315481d332dffe80215490f7e4de425cb5b6f807d5dc121d10b0e2c261bc8a38f8a2089cfe317a0db4576018693093d56da6b5f00e3829c619359524eeae5706e7d5bdf8539fc1f8b1eb9709f0e3fbe73185fa7c6edf913097197e99eddf2b1089793492ca275bcee9a86fb3d3730d01aefa5d68e490781954ecb69eabeae3b76cef08e37dc23be7a6088e0aff03442ba12ae4cdc836039614d4ee2f2946358fdf65ea9d779cfe64c9329b70b06f8cb9ee8f39690e788cf28af7634cc7c387f9ce094f7952fa0d215a46dafa36ec95f19e491c7cf5521133abed1f39401d91832ebc0365c196f9a2cb4c9f37129c658415643cf29319bec9906b8e8dfc3f5158986efaa55924922bc7aff8178bfc39104207f8888cfc601d317861c65f3fc53e062d531c31ab98a651a3f2a64cc99a424501691304427512d638c3fe2a777d43ea6cc4dc6bc978f30eff6975671d6c2aa726692376ab0faed3c29851dbb239d6c467d6bd23811eb456e43dadfc2a973d954e403bb77b3bd9e0508b089be36dabfb12e949c4aceff24c2309600e8dc16e0123c6c5865cad61c7a5bf94050f75caf6bcb79cde4ea855c82ed57874a08a25dbb42cc4c65aaea454347ea1a684dece1e81092af047d601d306ac7bce260e41cf86806ede9a3145b72db493c6fd81e3d71a1a8f52da67686157d40cdae728ba50f6fe2df06726659cdbc5a32c32fb7a8ef1237d91bbbd6e74ac5e5ef43d5ad87d63059a0fec7cc1fada3bfcb022fd5e519da3cdfde17f65e9765c096fd90e28da2cfa7031f229b5e16f80b90e1ae41da6d24382caf17026395bd370e3c05247f9e1a63411be43402450ef8b3d8abfe755541ec25b1620f2982bc534ac136bef4bc332d7eaef236e63231209efc3d8062163f835b018c0b93e0f7f80af42df5553b37004fc36363de809ab8557f356ac1a1eb25c9a8ffa41518737ef1d549d9d10454b6ed3084abb5098587627f69a86323fe23be2a5574d74e687df545d04aa1a9654c972e00ee0ee592933f7d2fb17f83f25350d05c1942a1781af55ef30ff2d3133faaea276bad6abe3cbeb4b7543d42f8c216cd7d8b6823b26c5ff0986ede03add72c054465a997ad0d785ae7359db921b3582990048cd2ea1dbf919796a557c552e77a2196c12ba6b8259a22f58b961edeb06749eddfbefbf1d61716da3c6', '2026-11-22 04:00:00+00'),
	('73b4c297-e32f-46e9-bc2b-97a511444eb5', '439fdad8-10dc-4b19-8613-ac72da2278a0', 'receipt', 'en', '\x013e16a115e1c533bcdcbb8fb91791f0c14f6ca8f34ffbca56bf9bed4c5a80b5b3adc4eb57f3dcb149c5836bff4ee839114b1a702857c73036754eb2670f21aae4fd9ccc343a6d25ac07f07cc9df45c2a377d05f5300429c363483330d500d94f2c2ffc474a109992bf32d0d11465320ffde4ba62e61985b5230715dbc3ad088a3135b806b5acfe1b4851fb165ce7291d7b1ae301328e37bb78a98214cb59766af66bd2531839ec4c49ecd319e39672cde6a79f8e9f8b93a6a27f58744969c10e68c704125d251743542122351a0ac8a84e70b82b37239a023a57b3722f51b0df4ac1be5979649e4c068f8efe11286c10c867d4ae0d76e971c45ffc2e26b7872d4a5f360c32d8fa67d5d1937e2e51befee9bc76c01e0bbead1b9b930bec7e8019aacc74413b13461d049d5ff809de6da23232beaa8e68c2f560ff86cea85a9335e28d4bf7e912d99753c9c8c395f06942937f84a0fc5b01259e1d4ab8d9f2d5209347344b38979c7edf5b01b16aeea341c0faa1032696967f421f7bb2975272660911bb2d523b412b735d5384e772a250717549dd84cfc388b1a7ffad353b8b5fdf91006884770d46432e7b669646e659d2eb80f033b1298e5cd504239fe876809ba75075723fa43456c62e3419d74d47f703697c34bb1d54e92fe0de8ac39191de1cb760b417e97bd1ccae2da215048226b54228503e0eb25c8d173be12954a1e42a0b01ae70dd89da8ed2836c24d001a5ac2755b2f8a7e4a0df87dc4ba3dd54ce4c9269767d2e736aac3156f6b028b007e9e5c78125332781760ae7a13aa75b9b8ceab5b8818b0abf9778f62b1df78b29744fcaed3488218c37a9dc97d42a8c49b1e5dead894348d78ac34cb3df3af08135c863d208376e9d1f473ba3806cbdfd03542af44fe89dfb18b88fbf98f39f80fd1a9e5a3319e4863e01280592cfc24e94a689a1eaf0aa04d1a99a9f21352b96dce2629bd405db84ceb16fc7a11bbed39e65be92bdee9f9ce13c497f47fd03717b9a9fb6f51a1cc8acee70cfc11aea3e0cd5a612f7dad45bc7d34bdf26a5760524677980a4429ec2de0d7a757c0c985b7282bf534a9b40c5ba4d8556b104f1c8ed4d326e2adcaa0ee0885dd1033b12b25cc4cc460b727ee5315193246ff1c046f7a1af28d6633ad692b0ac668596a9d4621c6bb4576b59b71c03a07c6c3bebb1966f7ef0e2cfa0446f914fc494d75add9d2d489681aee9aaf82a6b65db9244f70970662768bbc95cfccbfe9ecd76fdd1d67f5136f6ba01cf45e35908c4330d1cfe18bc74d64d39a172850e55a7a60d0ce67bf440fc59a57f2d18683645947dbc0370db2b6700af3d842eda219fafa025dc09de38650aeed1046d7d93a143eeaa54ebe98e95e5ac08b91b57e852629e12a279dae5a5ac3ae60248bc4644a2d778b6f2f020576ac0b079c3f3b0c2f2147d259774e9db92ac35aea4097d9ff7a932434aa3953828352f3d98343e74e4b4429eaba2dfc0c0ebffa11182d7e1f5641845abd38039ca752eb128e5acbb250bb65cb5a8a8be0051a25d125ba04619efd0d4f1d44e5e818c01a89d8f41a171af199e4a787db16fe1b35caee9c89ed7d6ef6399a0e6c4d33019801f7282aa23685b60ccf11963e8a893f9a425ce68731f20574f929e7e2dd25007e2d215f61419f9b983cbbd72343d338e4a6b686ed444e6a495144fb6f0dc6abaf73c79f6991182fb1bfbcd633d9c6c321e8db4c89cad454ce338e82bdf19660806238f5a35916f5f730774e67847efb26e8a1468c890d3caaa6af1967ffb76c3cc41f6a155d5843b4a3a60ac48445124ee0afd13e247e3c02593390a89fce22a4a6873538f29739f6276d3dc2b23a76f32454c960f1ff8e68683a5e68be4c283102542972a4a703817a0c754cb54cedce1a33e54ba4591043eacd8333964a99ffafb499d50ddf876e33b177998e348da2', '2026-11-22 04:00:00+00'),
	('82d233e7-fbfb-4074-bd51-bb77d9f85836', '439fdad8-10dc-4b19-8613-ac72da2278a0', 'wording', 'en', '\x013e16a1153dd4044d7e0b857150b124414cfabf1fab21e9d6878395ad2843043189a24d9fc3f9044d565ba791254a5a6da15f51027f4d05c4903f504a4737c8be5d67fb65a1f33d0027064bbc1da1e6e39da74ba9fe050b905942a413203a4ec5f47b7c014fad7dd5843256ae9dc3bc5e1e34622e1fabb7e9cf5cf72f73fd4fac813cbff053d23775dcc45f3ed3ae464cfa00ca2131291f650d3b009f282cf97460f0b4e7eb1cb207011783b58dc3ee9d50b7da6052c499d0518c8fbb86ce955a6d8ff9591a4b4e405b0659924df4c2f58a3442c2776cd6bf856bd5ac0a9759ac33cd3bebed81e89ee62f57b9efc3ad4a4a3c23dba23120183fc4d3bfea827e8b62ca10885a2a6fb3bea786506e2ba88c1e646cb90f04623da5e2ee3b60d544b97929707bfc6abcf14ec60534e4d3a010ada98d4364f27389b46a92debcb7b56be208410b12ecc2224a921cc20d3e19ae5ce52c7dbc01f943fd8d1c3b0347456f9a306c72b5121923d48918eee455b318f49f8b7d1e2cae34347efa7c398a6d931a1540a27c84c7c9a212c941c0fd8ee79784b56fb66baf075c552c3ee9b1d00fcfa244d1f54bc22137898724563b602940494a1a775103b8fff81ede7ececa250d95b29cb035f669d4ccb60abbef9ad5bca48f08d9c3b4fabf3c0ac729fac6c319b2e3d1329d914d686c1045b0b7c92da8da2f4a0169ef0a3f118aba001311fa7b41ada0ef7a695a6b789052511760c076222deb872f9b10164e8a74f480742c91b3e948f93271e1cf272f31be92f0bffa5ebda1767ab3bcfdd11eb13f58a6146caa2789fb21c149a40c9718747e53f746aeef47635a8a4e37b2525f5a637b3eff3785e3f6af56f3cc6aaa298d778da2ca86f08fd6f29330c86587b45bc57eaa4a72ce2f601a3c5a8b94dd7931f151691624377a9689ce09b77d2d2dd444a97e347c5a6af044e6636dde9ff23811c9258ab98a4a27af928a47527922dc77d893bf84de72e9ef874acfe93c7fb11eb108c44a144397a346e2a0562eb9de2ecc70caef9a345f851697e16a0cd64d998e26075b34d88d20213da091e17f1f16aa79fa36358d9d8e29bba68f43560ad69fe3db5b86a83ada63656066e6f7813fce489b1438974d7e0100cc411b1fd1fa5091d6ce29eae5c102ec5433b5104229c08957acc87e4e980713e3400e426f7b2b1536539a9d2d307ebd714e8fbdf2f7ef281220677eb12e13964bf75186f2711456c6dede1eef2d2e8cc3608480092f58256565f181cd72ea4ce7a2c5410359157fee9b55a16c06984574b575fd3b75c60e57add46c9407d9fabad49df55a2cf2faeebfaf3a9ffe4f008989480aa5c05bd987e7cd8f50a9a70b200a304657bc9854bbef599b868dcff1070d84c0202405d6751026d69afb4bbcdb826ec361eaa408e4833d4dbd291fa272f29eab02917e972c903a6dd1a2517888c90411d8de27281cc61064b0f272185777f3f28b1ab4e4dcc272f4853443d289cac4cffa3261b299240afd796d341279af44a5af999341db116d8503b19655f972427d665fdb36c6001ad2a4ae42474c3cea8827a78feaacdf11c376dc77768f385aa2ab1ed47867ab58db126cb1c6693c58c64ba846810f716546371024c35bfc3410f0d8ae628bdb79dbe0f114f17bac99eb504d12243606761d0546fdbdaeef1b4afdc173029451f361662f48b006ec7a152c171eef0d6bb708ed1acb3a411099f06ed07243fcbad867e9af8d06aa835c8716c9bd957934b26e8f8a7964020022b337ca01c5bfbf96d1d96e44b33e3def9dbd9b5f6583be212f78f066e2fefcf20808d394913d500f5fcee306fe666ca26ed94d467bbf2acd03b4360897f2d9e46feebb19c0c04fe1af5e6ec1c1b3e2a1f5b32dd53a59178874891543ae4c271838979bcdbc5eebe4cd44c0e498b73dfeb7d0162ff848114f9bc21ff3429093', '2026-11-22 04:00:00+00'),
	('d553b7a7-91b1-45eb-8e72-7f2cdefa0922', '724aa7fb-b561-4934-97e3-95ea84cbf2cb', 'schedule', 'en', '\x013e16a115e7e07c87d96dc7845764951b0398f81e8d819fad20c45c4cb740e0c9d8521a4db5cbb266fe7c1fe8bea84cfc159eb84c8cb7fdf496874d9a8ee1e17f266938892693e00e8a4a01c00d025ebd7562e1f061963321b1736d872f2587497dacc3d20981d478fd5534a0e86642aaa97fd9bb45e44992f0b587c97ade80d90d897800153b78fb5cf62fdfdbd22eebcaf8048e3e405bb38cabb1cda86beaf1b2f546cf9815425926b334b0427d0eb3d54bb7145845878d7ab2eaee560eff0fe373efe661f05ae6977fffa91a3a6b7e5110c4a393126f1a281d3b2ff29bb14fbd9efb8a9be26915cffe5f23c6e3e72c12a1f0fc39b0cc5309c7ff125610be9e72ab2a573c630674756b2ac504b7298842acd49c5c1efc6e966225e79f5d5968193fdf78376b2881ef209225466818344adbc2fcf35a8b715d1d216cc6bf39c028faa760d4941240ee013949a707a43c0fcbe1e53e6a85868d1de8655e1384cbb846c71b6d2a4539bc6360db314df27b35dab6e4b6c564a1ef19e73bdc629cce5ec7ea844f4f67ae43543092ee1ac1a183c14d53603dcf4dc48f0d45178dddd9e03701f915d93b0be509046ee9926dafd251a9f2bcc67352a93e464d55ee105a9e0661c052046baa2f0e469add40afd0e846d1f63b5065e20405354639d255f315f002071594f198b9800a932706cc1904f3c8dd13fb8dc08f35a804597cb0ea7a2dc627d1483583f382fffa20e988d405616ce6459aee3f7a38e97f66c25b65b026c9e765a942e0fdc6b8d4c20f73f2297cc027d1d1b5dc4084e15d0d9cc98a1910eb0e3732f4bec56528b0e8a64ca9832c8da1580c043f739feec3b674747c86a1e125d237de22fad2ca59b6f5de3e5756427d65f3b21477b519cad170dd6a6e144fb0e24dda5d28eda8fe946645a6f51ec05bfc8f49ffdcd217ef7c08a7ffaabdadb5bdfea4e75f0366e0e90e574d07fb3dc07ac0d03ec8e3474937c86d8a07cd071b3988125a2875a1fc4f7b2634895c6c28704d15501979732228f1c0dabd01d701dffcf2073f302bdf4258e092d79f12c40de7be6d7f0ebbfaec1b80cea693ad5c9227123b6402551237d7a42e8bac1d07db12d56a22ff510e108775b669af333c6246f2f50c0f280909ad9b2f7d52073e35451259eadb8f03e433a45fc9e809888507da2681a5978bd86deccf4d20f5b0a4a64643ae80ede2b137d88c6a2d6ef7a51bee1e7179deca0604b604c34beae2f4454b08eb944f974b5646b08f435004729b07b32fa33d4f82022d792898d6d2c0f2d42432f27890004f5922820ed699b943fca9b107736f56ece268666de2eba96522a22e739363c09758ad641e3ced590c224fd5e41677e655103aacb22653159730faabe1fd133402a30c32f516dd36f463986ebb7d3b32c33e21663dba17c776dd19cd718d85af1300ce03611736f9783e5d954fa746ab20b728b0d9d4df69123610422c69feb187bf429141241aa72fc594dd95e1eb706e8893738132d97ab9a4b8d2966b322381f765933f33126f0452a48397912d2a1ab2316a6415fdf9796586db4a3d4e9e4df523a04bf859b171d1a45c69b86f3aa0a4c4a4bfd101b42043547793732d43069bcb46c4893d0cdb8a0254df772c71d5841ef69b4378860439754e413b4442bf2a37b62c65bd9d111e168236889548f358cb210809dcfbae6da9885e89e86416131dbb564d677fa3dee9ca71b407b605b06396cd6201e66d03e2c7e0d24905fff7b93a96ad8335a66557ceae7d6e2589b917330737ca7c02b232bbf3249b79f6d9270460559efc023985ccc28c5513454a0aa2e4e927bc6f8e295772ceea730e2af3101655aedb9903275a08e6e393fc9f2436a90c7bd65c1eedd0ce0bf009d68530228fc3531dd6d7d50ffba04b6a2fc48214a999f92c4ff033888ddab228e6a820fbed5ddc6b4d75e6f4b1', '2026-11-22 04:00:00+00'),
	('21d8bdcb-99f3-4fae-95e8-5417e1b3a8ed', '724aa7fb-b561-4934-97e3-95ea84cbf2cb', 'receipt', 'en', '\x013e16a1156628601f505152a14ba657de571560cbd604e06849e1cc509f2ce3b584f0c31ce4dc25b83cca4940ae9ed2a131a32bc6d3fb4a886c819a779769b13f95ec41195c55bfca8f750472852dd5af3edc50a7d0a664afaa29112c420d8408c4b98ff5e461168022867a0864b8db4eae73d72dff15ce9e99a5d849cf275c1f1e55bd7528e2f6c077028e9b3d521aad964eb42f013657457c11acf933c932a41f55d6c43e02f15604343f00312128e6473f3298a8af41c51487c7f11c1adddba142c65fe844ce635e853d037178c90612321a77dab2647a6e10073225cd97b5cdbe25f6ea1c71331ea080f47006d94e12d763748a2caa4e56c78460bd3ab64026959c9edd91bf4b28f601abdff54191804e5a1f5d336afd2bb744b04925d88352f72c20e119869644eb873e8cac5f3162de8c26f6b61bff900ec0cf757c1ffc1d60a5781c01cfa0e8373b6d603499a2702dca0f98b3db0518a0bcaed068cf07dd4ac72cea67150f443ddeab5d3d712d7a55aea4bebcd58708c3f819de92ab051b009507ae42e013a818b775491614fbd80fde5195b3eb928f12c0fa89cb9e521e4fc400389529a88d49ca849e8c8a87e6858a98881b7c26fe064a6fb0ce0cd8167e97bbcafbdce6a68d50296a971c4aa70c62e84b2ad9d89a2cd0471a468b8d9f9de1b36ac1d2951cb64e21f09d6f694b053dfe9b87f9bdcd772006450d4b727e5e35d53756de0ea8a850a9f80058b7bfd7b5cfc8a5bc16ca04f91432301cf6f5a311ac474f53a54fd2569c7b887df9c32a03792501d88a4503a4abb6df0988c7ca2f4d517ed0741c323af7340b0862bd509bdee52eb9f9119cf53bb79cb26da5b0ac58bd96c1ea9a8805d14081f865ac351c57678929deaac341afd494e647b868d3af3621bdc2e31a6a69638139ff8d6e76735201020f08bf921f815c7c7d91783812d1969917f2cf609c7b2716c01a96f97cbde8d40127d7c235db3713aa9156a6203fd9f618b9823528c8735045fc9cbc4d9804ae2cf4f89142e520431accaa567a78c061524db6796877cb26a497893cb9f7bbf2f785aed91a2a156bb4963bd45b22e17f00f3007e3d43203cdb74459ea8ff0281e53fccb207bba880ac632eee975b0c9d6aa24ef72e6c947313587cdbe3497614a902df8f535d7f1584a357ac6a9ad5dde159320530dadd867666b113c438c67a45b6e82cc2349ef2da42afa3581285a3734d4ae6cd08567da0c9df4b46ff83a81acef202ce7eb401cc404f63b93c2a29515f1a69858032371dda1c2b5ee360461b80980260967d60d046b1b3db853b2bc5a876ed608d1e79dd02fb4ee16e0b37f06598290c92135ec965c305234cdfc861b1e114e92aa540c143bfa274a43a57e3147dec944498c2c429f7972c6352921995298019d9d69a2cd2b660c113e4bb040c45989b37e57e664da2c29ec9cdff1ad85cdda052c5d1ebae9f4d331a08e74dc136b24a4687f17071bd5976d10a4f0494e95a0758b0ae93789e73c9c3c332d29d1fcc768b86ebe8df12358ebdd6eb56626c9761ce4a575383c3854a3da51351f7a8bea6d10bda000129cc8b1221af5fed0126b2ebb10adfba3585dc248ab15c503b9fd445c35f4462408f397432883b81c9ba556c11f5a200c55eada9e5abd539c9d6c893f04abbd31b92ff9df5dac54b0c274ad291140bd8752c93ae6a5683c8eddedb04ce7ada880dfb2b79bd274e929ed0a10a8a728fe3a8fe6e386a0610dd5858a3a81e59900a497423cfa001542fb7591112971e674b12a9612c97a111c8c281e80b3a5cd3d395285b2fee91c1c98eb3ef2791dc4f9f9426a59e84b5e5f462c2b48b21643bfce7b2d55d8a6396f1ae4ce64cf880779cace2b0962f85917c7248b4151e1e252ba202e8b818e046683cf8ebe4d1f8dcbea9020d2a4777d20a98ed93194edea8fad9ab8caa06ad7eb195', '2026-11-22 04:00:00+00'),
	('30b66b13-fd33-4919-be22-46758d0670e5', '724aa7fb-b561-4934-97e3-95ea84cbf2cb', 'wording', 'en', '\x013e16a115406f36a45b90cce444eee1518be2102bf13bee32b5da183624948c03f93d04be11e43f30d789b7bc3329fba074dc394dd61308a4a170d1eec0baeecf21e82d478416e08d2845e158f737333549878dd574e17b25a8474edbb2505f0abdddd58ada0e6ecb162e2c82cab4b349712b17df83e24302c8db5c917ab49af26398722e68596f21fbda4c63a7ab67b7de14c30f231ec56e97ba9c34fe4dc8511b668c160dd167de84180d5720ad45307ad0a7252b55bbc9be2d6bd1f396f844bc19bef40a3205f6859f90d1f5ff7a0a91b16881f995b6bda64f1b64a0eb5e67a0a765f8eb1dc7765606cd61696f4127c13da60ca681bc93d2eb81d31842a1e727af12d75c21f67120a08b5e40d18705e636138a150421a2d2d5f392da00a1a8ae3cdbfdf2878cd83e913ca6d5f02a4613f4fad98138ad6267322415098ce423a200b051b3db59bbba0295e9800e440d26746a9cc7be4043a1ae272281afd2fa3d9b1dbe2ab3984bf74ea53f6277d13059a795cb0a22b8b1150d3bdfe4d38c0c133c418ceaec616d575efc086e4f270a5f1f16b41dfd568d3ef4af4255fd07a92ed425ab3eb81c78a220a15d1cedff3440239a79347cf5c3d7131b49730cb7ce224a34c17b38a2fdbaaa61d5231a3adc5eace3e46cd48efa5484c9f2ec47b989167eac3a32ab924698105deb9da0a703e243cadffef68dcc5e8bf2ebfcfeda562b7cd075277782288ed4e81e3aa996df6fcac777d06aac6ebb49087ffb9f509d000222ef869968441e95a370f678cb2b2be9d08fc3b10d5cb5b4cda467506bf80000114d7fc5c83f1f1ef0c6dd1857bbd9f16885ef04a3925cbb156af61608e0378e7a61b18ad7255e7261af6f47f7343dc19af40f9d1f30379c795fb9996967181809b83a2667e9baa23378dda00e2fb81b45d8aac46d173c86834b6d8b82f44843a7ab7e30fb9ea8ea8e7d12ef2ba28e07bb980691cf83be26b255bf061a8b6928161e0142f1260d33796f94a3b0ad21b9dea3d6eca585343c77ba44145ce538661a0745cf6c1eb51850a5b6363cd86e5bcd2df03f5037989458433bb4f395d002a18644091b1be3d362256b9411b237808d9af618080a281a934e4887a64e47fa2f308445a451d032ab4f2ca4c63bc9a685da086f70c45c25442d67dfcea5be6c1e0384f47abc723e0313b0f406ec00f91de8ac1691ba0b878b60c38d536d2f309b29c77f0dfa2938f876837d1145e0018127a60aaf7d5051b80e6d4beb2fe09298cf466b4f121c81b979f3d43ea140eaff10082ef8862bc2c2ac8d1f4cc66000f62721052fdb9198f66309bc6f0f687d8fd6a118ee401feb9236f1368cd99dc13d185c9e9db1dc7a2d9f4c6c0cb0d812b577a668c33e520364b305f38e37af088044877ed7453c5d1daa807546c1b89a12883c1c69be56d9b8c846dabb4beec4cc0f936076349a70add649773d30202e29b9dce689b777c53bf61cd860d5054a9e9488d756a55568a0d51466ff098e4c4f6916741203d1808a1f66c2300ac279527af0f54508105217c574c2fda91182c76c9f3e915853c0fdcb436146c3edeaaae2556ce09a35610d44938aeb00420250c536879dd4a6c5c72acc1368b0e71cedd25938143bffda70834bf6a02b2e24b35f615d66a4f12571af5e37108658635aaaf6fcf1bb5a53c221aac4096689164cbe28f5382dded91fe48ed8bb3cec180086f4f49fb7f69d5231c4c927fb9c38bdd3fcbd17f7f38ab48a48ca36b250d0a9053c269d93f43a4d86810e87d45e700a6caa0c71d45babea2d6b66c1227cc93271311d36dc155a935a5a498d7cdaa13f253a4fca8cd8b36e0c1b3c73900d493475e5a721c667bb7f8fa4a44782f2bbbdae4a83940fd69f2b46cc2c4efe485b21fabeb46bbe427c20e221a43af6076aa50ef7f708360c4fa0ecc4dad87121e527b6d93e7d0cb1ac', '2026-11-22 04:00:00+00'),
	('f76c271a-5d4e-4d92-9f01-aca58d8d1ba6', '1d90badd-b15b-492e-b8fc-45aa6d169bcc', 'wording', 'en', '\x013e16a115fb16dbcdd105d72ee8d335ee3fcbd71af569d11a33aa7a384f2eab4aba8ce8fc6432a1a8533e3d86c8eb8148013f28b8ea6013c26702ea118b430d5b9fe047d7e2103b20d3ea722f4ff49a0a47ee00a39aae2106c85535ff45c40e2048b24693fcbd44c5d0bf512b57e1dd606f7cef55f8d7798a011174cf534b6dc4549c1c629296da22864c2886263330d1ab6d21e5df6aea30f8b55ca74a3732d5da779b948b6aa719544e640c7139719f3af289ced4dfa549c9a790743216e3eb497b5be51ebc2237e634c7e9146e103c01d33935a91ae151653921702c4f7f0ba3924833b0be1e0bbcd8a9d04c78e88cc27fa77f68acf7a27e3c96df8f61d9bd30406a44102bdfdd60aa401380194af942c43699d98c1eda0e7ed4cdeeeba12e93715b49b8dffb851049b4fbb5435c90acdbcb8cf0cb926d6ecd67a2f634c51459474281a81b9dbba8536c4134f7463b6a0143619a60c74465c46690f9657e1901bf85519805b62ed1f316220332e54c3c7a02cc36f2241d6a9b5a96754f5bc695221d819360eaa7defe69e4adbb21def67f3be031399e5559a98b6a681fdf1343bbaebabd8e6f0cd912a06c98a897b007e51d20f75627cbc38a5443049fd8e8f2018ccf4615d990f6341cbef9c1f1f2e8a41dc7b7f35e25360982ce5ddc8e52ec248ef3744f51821991097c6c272a47b274be7c3a8b28343a8f7f8288dd875a2ab3fae52627e2fdb04bf9de04a0d132647e661eb8b775cbd8c51172ce8385e141bd9b96ad2100ee550eb69cea66b40d1e8c9565101aa8377830e6afe5abd3be6aa1c43ecc64860c2c7597d7c9a6519c07a065d99be9e8f7e44dacb879162f56e4eac1152ed6925df4c95d8f23ee32879c4a67fce493c87e18e177f5f16308d7055cd283901b4eeef94f06c6bb670f1deb45aff874fa8b87226bab7fddc4b0cd655d17e23be4049963afb070f9764aa199c9f54bd8c865f8020a6a3c38b725447cff5eea72db96bbf18f206d2dfc138d61df3006c193f0851de9ea01b9a31cc108973941eaad9740e1811356c98b0b5967ae71e1f377919f754a6b85043eded85ee2232cf0867c0e0278b366edabdc0e54abf576ad70742d35b24377a4a50a906adbbf1257cdba98ba2fa8fd2a2c16e03158e283b37e54e05ab7e2694140b97bcf74ad8e789560803cf34292082bf1d8344a2ad79ec02ea268f0f712f35c39f17c474e497b78c255127f4baf3dd63f8264ecb2f2129bfcf1a32460777c8bc61224b7bb581a38b6897d25fbee3db35bb348f23978b0e5ce4fbf8808aae5f7aed1f10d2777e557abb4fbe951129cc3d5f0a68b578ad7244b76375bf15ae8f6d618a92af61e5f03caf9367553ca83fec0d95250313f639669fc111b3b0ab38371f6c7951243a6b2f7907112cc4c8c0875c80476062344a02d3df8f77b929d2bb5a57229fba133201497698ddd70d2ce2f264fd952ab1f1b2930e6e359628f0139885b9247f38385486784632f8c15572a78c743693f0ce49eb482f38413a6dbb2747f459394f65460324c391d37d2c0545205d6def1262d49743b7e562758ba90430e5f60bae3f0ac257539001b8391d5ec0d30a7f1a7d3896e0f587d6a8c01278f025237e4e5a2d8c50f3f31cd48c131526cca7dfd86fd9ea618b1b98eab2fd67f13b873bc6b9b56bc913f18ecca6c4ee0c916f4b2eeaf32fc49cf8c39e9f9733639812ae55eed523c664a6a2d254f5048ca0bad6b06d95197962c4d9d7deda640dfdcd6e36b4e5fa9e098a07118d6d6d0934a186a2ce52c72d1eb15ce1a736fa940ef056b330187af894b07275f328e488036e541f390d06a7aab28830bd7e9ed393fa62e58a86cb66305842a996843875f8009a0cc1131b14cfa8b6412695d726aa2d524098d84796ec2bee8faf092a8b357e13ee6f17fcb42ccd87e8d914e1bfce517dc60ec6bb3c4c77d6edf8e224ae94b9ec36b635b11d97bdcbec44a943dc535b49cbce68448f994f32bdb0e65eaee95cf50a3e078f5870bcc25eebdd13684d01f6e2b3bc1a52034eb2768b79e11b632577106df2b55222820d06dd2cbbb92d5d35d11133a65992fb5ed158d3799ee4960c13643accb7f272fcf8b197f4c70d0b73009345d06b824c23f93ac598f6da94617b0053333924aa5ba77dc114c4d8a79090e7279b3044547d95a06a5c51b1ecd68d18e0a4b4fc6028f08beb47dc5edbc41b59422b11bba79b437946a38e17b2fb3ca032ac50c41646c118372f3d44ebc92490c429edcdf20ba7e1d6e9f856678d8f112235b51012ffe6fd047ff63c3a30dc7a21a0fd7b6ee0a65e58948f9fe54f1c81ec21892cd0048eddcb93aa3e882fd85d0d269534344d8ddb196273bc089295cb75d626ceacbdc7f01a498f227878c4b50df2959a0d73d320608200b6d3eea21bc768c4290e90d10e778c80f00603f476c7d0ababa65d24f30f94df760ecce51e3f3a2033ef30f58199b589d5ae598d3692b6606915961da8fe01439446ad2f6cc638c390fd7bb3501960cd201393849f914e30d0fc3e1b35631bb3c81b718593c35a40460079b13f0f743c440f2404d83160353d3964d80acb8e8bcccf70aa34169902571ade48ebc1a7c7fa0f4b1ccd604e03a023bdfd3f1a700af3cacb5b8f33dfc02a3eea72a7cca2071aec8b4f2f2ea47346508900813a0067b4aee5868b0113ce71f7e0b430c2488129a4da3ae89bbcadd8086dccf0d700ac62a14a238b341cacf416c22ccdfa5858f53e2ab7a4366ec1c37c8edc799929828370fd1ea6b03add9114ad9fae7f444073bb36c5d4f843cdb98bcfc5410c1918661af3c0b798e17a0e22100fe0473545b8f238aafe9c945abd170c67411a7e28e1d7759432b7c51a3b79eb5e3f4ff4d43587680d9725a2c0021af9c6803638589b1dfe82b295e5d6e6e549dd93fd76d0bf0e1c7eecedd', '2026-11-22 04:00:00+00'),
	('25830405-0a41-4d86-9359-3503d8f055f1', '5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', 'schedule', 'en', '\x013e16a1158257a507c14dc5dce9ec388bedf502d6097811296cf63254c5f803a7170ac8dbe71e7970eb8cf2e7d9c611ac0f240875da1b7412bad087c39e02e2e73155fcefddc4b762dad0ad7cd905ef9768230feda6a9a27cfe643816c3e80d96d91f36c4b440c17c061800d98dbefc24e34283a9ca092055e93485bfebb2e3e04117ca42f1194f9826e50cec1485aff9f7b22981b7b94a4dafab54adacba10b2c37c24cbdb09b5b49ed4ab381ae0ade64811fa6ad6357e47aaee1a21d6cd04af5d3ad24a319e5f361143c2bd16aabb98260d47b87d7fa883884edaa2fca028da8576fcb41cdec4d73919a3a826337452e6cd62c5599c9510a01db4dff4b7e5909afaa50a14fa950f3771a63f73191aba600b07ed1300b079874a3a140c771efc713e4fb93d138d932ab5b43fbf3862460c45feffc1fa041e9d80c754ed9d8099e6421e13110bbc63ccc3ce18d8887a3d06cb7902cbbb361282451b8a71d9ce541f3b2664abf7bae088bb43a40a46b4e0713c6df7b263d26de74969e66fabab6b94e659ff7d1f4539cdc33eacdf4e5bedfdb68f68bfc9af60a0be3f64bb8f0fb46dec35911d21507f0ee1767f89429a2cc78fe8c56703274a1f937fc3a555f01f8a4f004a1739de5c3b2bbf7b7124c9ef5acd6aa071dba0bba223655c1d662411d0116413e7961047b4501756810aed5daa5a8a98e23d1c23f9c75be5b51550a3bb89991f19f12f5c7a2fe58023dc177636be162781e3fe4eaad302b9f884dd99786715b6edac62b3c547f9306ff36ed380e5fb9b1ea6da35790d06b3b902a559506bbce1f2ca22586271b1a696cfa6ceaca1fa41a1826164ecd897f22602ef4ce2770bc31056b8f8d3c4493d2fd5950be90107f387f51cd0af8c0e04804eb4d2db4aefb5f61d3d5808249cf5f58e51f45f5aa42b096ceef151c4cc14570feb1ef557e5d0efcff538b624eef9243cbc3b8a906a28974139bb8e388fe9e38bc0de51d4b236833667b3ce581659d862549b9007badf5d5ce67c7e252aa8c3f6457a1d4ccd9d0374c782a92c1818d404fbb6fdaabd5af535182a1a4e59a16a0b0f2b3fbba2a55c07ca9aabeb267b3af870b00df85f945483c7413fd012db6a365fae30d468ba629a87f651738a36da4f8a331ed45c4771627a834513e08f3696e907559b72a7db49158129beed99bd082f5f0b99a5a49e8cae355897381ba5f8fee6bd6c9304c37a9a34e19ec064cf4188be40592cd79db22984d918bc08b66e724b99b9172941bd2851d42ca233bced001fd22aeddff318981cdea609e0a9c41c809b02c3a49349a0e63e11d7fa4f3dc3d5ded76080d673970f341adcf46e69496d25a007a76b8187179a47c540941203a14aa40312c22379c1820da1f26fb375d59ada7e68199de3f5e5b6ee0fdcbd88352fb554a678a1a0fb0615d0575848fddd3a4cd28d1522a0ed34494aee6710197894ffd339e76ce00a78690e4ef54a305756d37e92b938b2be24250a76ba06abccd899cf6aa6ce6309315f884ae735aea1d6876fc05658169b96d17d93860098ffb3bcf7a70f77ae25482dc4de6941a695de901dad47c247a105fc8d07e9f958020ff9b392538bc12f7ad96a0b52d92096aac6ba65011057bfad0ebd664406a2a92c89d3dbe2e80393e670eab8096400b1ab0bfcd36f7e788114bddd6fe36105eb6080098f90fa9a027aa9bd9c62a6c3c910ea77824388e67483de433885f6ccb74f3f5b456fc933786881f4cb9ec58d7d342338de429fa57acf7fdd95e1ab7e511acc543d0569020b283f991c5c5105e38372307a60412bb04493731d10d54ea4505693b0e676e680383c14178d4afa80a7e75a774af3ea05a6cca2804f8eb76d00f7fa0208951a2a712d3b6687c14c3aff5bf6fca0e6247350d43c73248c432c95ad2ad507a6918fe1799015b10bf17c26f106ad632ebc579d1e87ea1146ca100ac1c4528952638020c42e63a4138292c106d5f5bfd4a3013fba860bb3b39b67d910b316d799179be6fffb23c521a4e24415c5be86209ec22c21e62edf9d156295b859b7d755e9fef42ee2d33522f04eca98a8e29e73974e34412a6d7f561c865d2f8bba72a45f0f9043f84a7ed6ad6b2f80397f9211e1d6b655b06b17dd51d6de54122dab4019b152c8f98c0bec6773000ff0cb52c3958a251b11781c384df116ccf9c1067d28dc54b4f8ad1edde4883a98c78efd0bb4a63591d8771519bad1b6ea2376afe78c593d3aae3ee4f467bf92adec2048bf3957b5f79859aa52de17b1d8504cb1e2ef7786dd7fdf878b2641049472310def3110341313c874b1bbc6d808564108d243017ef27a581fe02b79e7ffa7de6127ed32fe031c0bcb3787a3654cd464d4f9aa341083f0684aa39feb03e1a1c79400cc61a1debd6792a35d4fb7be618553f871c98eac8a169cf96704759991a43a93c4e45ca0dbc2c046d5143a', '2026-11-22 04:00:00+00'),
	('3b0d4c53-8b27-4ef2-bdbd-9a34d3e69962', '5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', 'receipt', 'en', '\x013e16a115b4cca536f67974f5475a60d6f3c354ad3ce3965f66f376233cf5d441388fbde6b09fdaca469b21804e7df21413acc04ded059028b6e639531181fc4e64e32356585f473a5db50440da3e4c8192debeabddab8d50a4d211e26cecf19adb5d942736e7594d2f5652069cafd87d7ed71b06f61034a3409a9756d391112cb260542c58fa4b56618d96a86a851532d04d5bc2938d3c22a5342336fc8472ea6a46135a4a58ef7cff72300399dab6cce0bd71f763e2ec1f68f86bab4fdbb03837865e2c0589c26933fa4fb82aa6c1b307e5ee440cfadcdb9c9d84f0810df964f15ff8254b8f6f13ce20f9971e82b642af4c305367910fb71e0548e0b39f6792c56acd01d4f25d56d976b31de481aaab18d4511492ba9755bcb912ba5d4526765cc99740c44710db3d7166a080d33b69807e5fddca57b1d7400f7b74606e7a53ee39830ebf633cd392f858a134bd38bf4fc0e66a4cd58631376acd9c2b81e1592a8e32c78bfb7f966f2b0a19e448c590140771676104c522d623c5c3d921ae90c317842dcfaad796f6322533755bf4d8a26f6917c404fd6b629b9e2bd748d6f0d57fe4e4a1fbf08e8e00e956887fb66321cbdcf295d4d8e885028b0ac0b42b457ee488c38934d81a3581f24128c8d9ead1c430c45dbb5abadd8b0d0ee829c242fa373e6d77756362aeff66d5f158e461be7346b785bddc99818163f02c2e607973d1c16afbd22d9139f3df809d675c3ad050392d101cac8c604a72e1f4295137efe39ec18d575e2cac579eda4f421c89a5e58b514b5471b5aa17b434972360f6180190144ab2bc2b8566236a0e311c4f28dae1ad7d7a5a528a5abbb4d834c064e28b80920dd533338fed8c45958c786c7fad1b27887fe3924f9b558c6d43205a47f85abd8075c114528bc3abc3ec34f3f6cc63b64d2450f245f06b1b3f439ade616ee63fb482a0f00c9258001ed317e6c8f1da01a5ffccbd5623e714bb4a169c864972e8c55c4eac4316716ee60a98acf713d5672128335c7249a03fa08225b626fa2a0c54e79129769eb6a1d3820b83b808938e3a631c758feaaf03688a353c1ad1f029ed800713a6e023747cf6f61e861afe21a1438335b3dbc35d97b7f7b3170b2ec24b1ec39d09a4f318b307902ca21a05e60e2a01b23736b24144633bc090c5c671d8f8b61a62ffc0e4d308ac433dfdd2d19fd84dc6a36b982a9191f7f9088ab7ba58eb2f9d10d9a317e90fd8ade6e05c7c8d9676b7d9c1e0adcc9853239d894a76e31e70c0a6b09ae33fd5ae2343f8c4bf6b3489f7e7004f2f1676ec7f27a8d267ec831dfd8fce70d2980eb07adb534f99b8494e0f30751598a24bef70ba5d36df69b3f36f09ae5eead0109f0527ed6e055d3f581557f04b0b7c0092e96532ecf6662cbd2642775b4125ab12f439b8dcb603dbf554d8cbfadfd74d04c6c74ad91ba5fa94fface322b871434b154fdaed3b236c597bc8d14c1974f58f68355fb05baf87a4026e76632f552f6d2225d1b4a4a129fdd031537649b625ffb9535a199694c9a58a518998850730c5194ced698f2ce603e9317cea9bd27e4a84b84069114681e6c0d3ea02c365319a90dacee5f17ccd713eff2f445967a51142d266bd07d6c262325d9bbcfb69b404e53c3888e1ea1db53ea4fe9752ee09b12d39c2a1244bec815d1c8cc8e821af8bf4bbae59237f85487f977e6138c8a9a7440fc9401e3584185374f3461e1a2cd28faec5768c3be3ba313f20a2b97e7d72b34775ebc3cef1e2f2a03041e7d625c578b4ff2caadd7e5f2ed4fbc2aab167cb54d10410422661287d3354a1990a912b4a69ff08d4b7f81452c5ab34dc7da142d45669eaa3e38a56c1fb94f5c6b01d4311a2cd9881ca5fd464f94f79ab4e9799a497ec2f4acbcf21f1d518ace425f5933cf8348fc2c3c6c55312893f40adfc24b8d61888fa727b1ecc49ebcbce14150f89835094f1f2bac5160fb11c68811a960ac6d0923ffcddc7c5228acfcf392bb5fd3004691ea7b95bbab002fc17b864a723513c8887fdf74097e3d906d710b46e07e81b86986828f0606f1c22bd8e3bf51fbc46b58ae510a11a5dcc16fc5bc04449b5f351729751d577085c34a4660c83ba07a7b3d3c402d3efd5b896bd2d1770a7da3a844b01c24855f78bd4020dfa33b9f023488a3ba7bbda8d687580633c9ded664ba9a0435508fa039558a9c8cf61b5336b707c9b7c6a28a2df3f17bffa1c09b618e82e7182ada46604494e8d648c252ce72bd5539df107f8d51584992d4d05fc03abf5dfb29a39fe6a1bacb9fa2d04e0662ce17dc7a9a7dde046e03033f53752ced7b5393a9343eec4e2d9f4a4ce50d47e459e37d87f82aa3813d9053f07d16e6dbc4d22d1560bedb56268fbd1c4c74a9ddcda86fae491bd377450f642eee81b5143423f73648b672703f3ceeae48bb8263e6b23ffc33ea10ad7039b3b61b60c', '2026-11-22 04:00:00+00'),
	('1dec4d0e-214d-4c08-81b0-a4df5213f418', '5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', 'wording', 'en', '\x013e16a115385f170e57895e078338171b794c69e6019c5a5801a2b2ae7fe64441b479fb9986e82962e6b4b003e5d59f44fb8f377514c045f1f61837fb3c8520ec12b37ce6c42177fe11dafa23127910063579ffb29132cb95ed2a949608451cc23ec66895bae95a1ad26b31bcc9ba6acbb030ea327bb1e77ee942d0283c5ed5f6c2af4c10cc8bab4e575ebfde7d61faaaf05712704032b328a758a5b01cdce594a4d60a98219465606551a5aa40eed4a22f4352cc912f37bbf9168be506251357b7ed8203ab4363cdfb7107ecf2cdc80b33ee55deca8161fe4b052a370a5d5dbe6ceba30af8287c972938d1e8c71ac94928954bb3be6c56098f50e4f0bc9a92fc097ccdc9ce564405ae8b5fa5c3b04724c31ac87965b8c4a0f9f2d957e86a47d370efecf62f4063b310fa091920c71a4fec61f40de8272b3da344b9f2534e57e072697e5848e9a421c0aa393747d5b1244b3da3ff0d05facddbdfcea115c689911c4d60e9a2b77b4bc7d2b94ee689c4567663e1f4793c828760428d83e01ef3d063aa310bbaed3765179610c1f0c81f1f2dc898d1e2f092a0702c8be9520f0623fceca747b6adae271c83b05097cf93526be287d0242d8c1b427cf02f20533745abedbe313a7f2741b8dad2e774c6f64ecb9492ceafb7e28a44a51e5cfb6fbc89a2648a46639352ccaee6e9564a6b323e967c7447805b46f21c6054c66af7b70f35870e3011ce31c8dac2653c360cb5205e34d1993895cd0931f165f12255076e87da203cda65dd3a271af0fe57bca80ac35681f910f813ca74fe8a4600d1d3e5befa84ebd74fc6e27c05331ee5893a20ec30ffb5eb4b783f6b96ddf1e3dd012cd0e13f79440fb73a63b4454fbd0c9de39ff85973d496429060d1dbdcd05d0276cec8d2ce0d83d990279eb16f808749f1031ba960cea47dde3447dfbd2d0ac176db9cad6d7ffa3b08e2d4d192f9c2597ed2f084748d68e671d84ea918f14df77548e77dfd3e03995599f351ffc6803d52f3d0741977c492cfeab949f90330585c4e05a6898bbe8afdcac4f1c92683b93835b0e850495507b2ede82a2a9e872bf88843a5da14e47565a7320c01c1628439e62db65c37c95257353acad3353078d7edebefa08e3567779a9aa32643b7b283c2d24464ca644987cf26c03b3865b4c21836c6b15dc13327c929abf1cc4b0a682a1e9da5bb9fefd5aaeab60cc8bc36bc6ea778f881a347e5b760e394da215225cab51d2da2c3567aea1f097d5a9a110dcd984271b0c52ec67a7d771bb904d3743cab513f3cfafa0f9e1a7ef622b88f8d8e466889c7f47e824d8ee01e63901aa103b9529bc800bb4261c99dd4ddbeefec225514e9b43be80fe9014aa0551523ffcc7ddd8313d7bbc6e87dd6db0df19320a41c70c5c82fca92180abd8bf4d488b41d563105c25519cefb23d3b9f841461627b72af4eb0d66b8645ee9bb30720cdc9f995d34ba7f8a73c608b3b7b24d2d161ceeb45753f1d9e94b1c1c9fb65827f5d69df03ff34c91fc9c8b8c54c3fb33bc78e9c52404dbdd65ee2d0da4dbb31e8c7451693c0af481cdb9578470a951ab4dfed9ac6f1e019904ba9429b4b6cdd956d0d1f9b2df82d3295e4180941f4787cd8a907b3d92422f5cd2d870bab58fe69a0babbcd7dc6241688e46b8346191d7c41cf2dd4ae08272e9254df31cbbc8f991ca23399385b526f04d7723456677d992c8da7c85c9c38995295a9348bc7db44ae7a971f7bd19fab5645b598e49e82322f24e3ea61c9a6f9b60646489267236eebcd261afbd45fbf0b8235948eb0ae41f5d4cb7b2003078d65d0ceaf5b5fe6da352c167164fa3c7536d54dbc7a0859a807879cfbd290ac1de2b680592d2bfd9cfe941de3bfbc685f22269571004e3c8bcd07c59614a02e5d215828a2ed0e8c9adca1ecf9d3aeb1a3d3ae2852fc76a34bafdfb43ebbee5b4585527f71d4565ba49910d09358160bd5a0add171a74c731b68b2a3d5158c107503bb8f9dbd90a7e26775d2647c8fd960b7fa667eb70e064e771d2d30a14a7665b4efbacc3a49c21c59ce689eca0408bafccb7f9356b7a048b5ca9b2f3aeb6410447783910b3932baaedabe4f3cb5297cf33e325d4cb1ea922713f3d19c33875e37e9eedf7f47bedd504ae7275ec047f32ea390d6299810ca65b1b226f7ec1ca10c6a0299c31f1ddae6c7c7ed7d3ebdf983cb27e1c63c39c7e2dbd0fec5fae3de1550cae61c9a3aa9c3e6db06079a4e66f15c79c0f6f6a1fccbe13486268f18fe25c874caba6dd55e80b4f8290adcdcf3474ab33ab2e01a2e0b5c551ad78f8778d52a663c26df32179680f677e0f16b1c1ecf1ef1854e763d971808e66cc39a761b561f61068b305e6ab3efc35fbd60c6b221cfd455ee4d1c1a2325ad68b0c6c9f0fa5393db3c23bedcb9a1566e73d69b8ae70a97aecef016e3022e434d2f1098e3514084b439694ccd4', '2026-11-22 04:00:00+00'),
	('12371a88-65c8-4a5c-85ae-5dc972cf0ec6', '16168258-b7b6-4368-a1a3-1f190ef808df', 'schedule', 'en', '\x013e16a115a1fdbb2ccae12489015ba773a32b08a0a8fafa6b106f782fbf4e6aaf2fb8135d54330ef136157ff007ad08b74198b8900dba15b8d55c627913136b873c786ebde51297a386869922f9ae6ccdc297e59a3e3670833f55dc66efbb8ee642663f6df60eab42e286fcdeceb788d7ccd48fd369eb16dd168fc60ff85dccc4d45cd6d35348a95e8f278e7d5e1d94429b378a8b338de3f5faf966c5b49189f590c278683c3c4d844908efb7983cb9fc7bd44e57ee5e09145887743d4f9eed03b7d5079a7249e87cc27baa9759250f2fa4f6efe720d7cf9445e793befc09b98996b36bea273d5b23c4c512f6a6feb3e6d233ea698c5fa4afa3d5b681aa010fd2cc1cb72428be8f158b11f1469c35153f6f1047fd94eb632862c42f65b6e05a92edb4f4a85b2915b7305623d4e3073b7c1934d5ca83df39bc7f2e0c98e81fb5abada669e80adfb14e75ae17a9218ea1b83193994b8ac9d197a6f3cd3659456257d894ce6189ddc728e74ddc24975d2669388130d38930eecda7f42da987c65007f065c0be44d3af32d74a108e4fcb41103f760d638420c3e01506220373522b9ce051eb58d169a0bf7d1c89d80656ae9ceba5eba8cd66d2b362f8d84fddedefeffc2f6782cb7535dd6556293548a87111d7058c05b7a4310823f3286143a787ba6d4848649798a138a9368467bc6989b56f571e414506a8c58c4cbff5f0499be27525f9f54d849e5e60f6d1cd9bd9fe4957913c35a09ae984f7903a12fb35af74b808fb091997462a4f23b895f4221bc352919f47445f5a0b73375fc615bb7b1d6fcae418c573f90932910fab005d258c6c815041e7f62e5ab8b37ab9fe2aa6c895dc19ebcb04c299c8c4b1683864cdfec1b472dc46620effe0c65e6add05c0b0eddc2da69457c721cf495e6d4539c77d6fde3bc84227f3131ee637ad21e0b863ca1b02e3dddfb9e48d8a309d7c74800a2dbb6310d1315a1789aa2b27a1e986bd1f029638b12cbaebab945231537a4acc60c84e5de9b7fc6165ab8c2d875118e61e4b8cbdb1b83dbe0c9c57ce17fed624a5da39b73648f3c60fae46e16711afb905495cc6bb58e2dee861c8ca04b723251eb018a9e7fe5b55a3a83f0bf5d1083a516564fdfeffe7621504a641c5f47a3f8fbd5dd406eeeeacc351fc7072c00f77ae7492179493a801a30f177242aefa216b4c61f51b39d5723cc8be4fdb093f01bda06f23b5473e1c636df9c44096c5ffa7e197a80c3fa42562e4b68161f8e78fc72b9147727d0c844c118e8c424e6b1a91b4cc6f8f059955ce33bfcb1c71b0febcd31f064cb55fd421949120a4c9118d19c1b6fcfea5d0410f48a1150f1a54ff756033a2bd1dcbeef09f33b157de72a78d8dc11311a4575ab8d1bc74a62bc31c2069eebe1839c2e81300f4731a0979c7d9311abe3fc3883966fa52ddc6677b0c3785f722c589852fe8851269c9fc39d85ca4944c3b3e37bcca2322d71166625c0cc0373a3cd1ea9f18c1c9aa16e0af283aee5c5e18a8f9c8f9e2e3a3bdf4c19d7ba1e85d66ea9a071edc19eb6420a9c776041e56cc54a8c5123c14d28aeb1994a02b9831611c9cc4df4a0f0f6eb6f5c67843ea9150515cab401edb39139574b1878da982fe4b4206cde2d95f6f1c0216ad8162fcabc90918c5b64e8c255436e9bb635d2e71c12a0cb451dcfc8b75579a6adc8122c80ac2379f53e12ba099e7175be281b84a0eabd3b5bb181033c6b945f8d3f9a8e656d674c35d25e23942aab07721dc1e0f6b5b264798e902043c57ae5b9f094fc75b074ae00c68f11a96f87bcd391735616661fb8c80f27e9646dcccb842aa4ac162405844f79cee15c5527bdc2b3c8604b3fc249f20844beaec8938337292067f9da81ceba51203cc5e28d91598f57211c9fa280f4098ba638678a1ededd1472f4ae9e3d193d9dec25f55746c3862959762dac455805391c49e7239547599e1dd98009c92a197a4034f49ecafc7cc3ccae8be79893aae86867cddef169d512ffb9363f35d19f04fc548899fcbe6306e8068ad9c903f108442d340e8d2b3aed660a42e24e9444999703dcdd66f88c77f4ea0ab3db3980ff5ac496f47c29d49ec3a028f2af3c3a2c52ec63a145325bc72e9bb58f14502db40a5cb88722deea0bfb253d67f0a89d183f3d5f8c0375fff0ae4386d06f17461431b8e7470651f5ee193a590783619540751c70dd69492c968a738e832b9b35d741e268d72841c088750ecd85355c87bb68442804d70a6ff0e27d18fb00800e099eb2422e55c7cba267ea0f685176398d516f8e69fd910788204dd7734a7e24f247952a8a3296d57eff228984637440edfe1eb3b9931857ccfb3b9e093680ef3fc5bbfc61e8a902f985deb4cd1338b1995e316167b37d185e227755b9e60ffa6fdc4409c86738b8aaa8e1b93d6ffbec330b7f3c574c453e78613b3291f9330111ce33836c3dd18347f956be7ae5fc5b30238f00f05ec957cdedecb7076f17778b8d73bc89c0ce90390caebdd848f28cc441ad04589ee2ffbf710c58fed2e6a17d15f767eebe9c4cb3b3e08e2ef742a090e7a9719c4ab45cf4360ec5ed7fac2537c175a163b0eb92bddb1a6f26c431678454035143f8aa94c9e212b4fdd75e45dccd7b151cd63758ffce96bdec609b78584e13be7cad1a9473ea1d965555fda3e53ba0a0985ce73717a611afb9be2a0b7195864e33c51a4641c07fb35f3b01595590e4c7ec2b659ad972a3a5c61413008f56d00fb99f8a1b869d0bcb90be525cdeb863ce4bfce3252012b73d3911767afbe51dddfc65355688bc4c018885b9371df2d4aa0b524285bf760e4c6cfb0fb6bea6a01b5886a901d50b9a930e998d0770aa3ca049a0fd0c83002d65ac150e3a99b300acf97fc92fc6878ff3bbb1c03640872e64e8450709dc6e777455901d5489325ac798e86f94d66dd36003be4aa69d6da99b3847b098b1e1b09f74eecf5734b27465d63dac0b3b6f69a0e333b6be4ddc433cca8d82973f21ba243df8a1ae61805091896f3911fcfccfe68264ae688fb52f52c3885634e7bceea1191f8272d40f99e5763e1cdf58055ce3722dab78365a41807c1928fcc70e58bef685be767fe8812ad1992bf79569d0db40f822f74871335b5e88d079f25522110fb01aad8998ee7d65d25a2637e4417fd7e986f0812b253bab04e1726923fdb5d02fd8d4110856c3555b3fa1f3436791cd94cf8757d579d3f588b18cb151f338a1adb7c2d9bfcd59ad8356d24281df7db4adb4177870818a1341aebf350cb5b07037877706a79f411ffbcfface8e449641f072dc68ddd9e94f8b15d5360db1e4e506a60551100960c731fdf5f5ae6f2b1b27c4af6806c204c9d7214df17c5c9073929d714b45fcee38ac5a874c0ca4a78d08d8c1ac478dd6e4f6e401a558b82135ac45899f00a53c0a72f84e4ccc518470f4d08905a917937676786761237b56aac69a42de44979093ec42dc9006ea29921972add1b6c8986ea647ff4a7cc7316db2ba65954979d4b65922ecd778abe2ca585ac88a4a51ab7994e3830347b2f622d75c126ad4a11f85d204269291db5eef084fe05644f1f83dd9523d749721ec6c3acd9898e866d14c65c00dd5ad9e4b8bf57135c75aa452636a42cf09348ca732a3d1fccaf8a6a97d2e34ac8e0431b6b57b4a104d84813ce3484ffb00772cbfc84ca49227039b4b8f8f1e24014e565d88c61a02bec3fcb544cd455ea2c2080bd25282c4fbbbcb8a13274bf68b8f40f2585773602bf85244e5f2d14b97f9e3451d0151a6ffe3e3deec9e1a97ea25a9b387dc7210a9f9cf6b0e17c329b4a07b83f0206541b614d892da71bf8c9a9d3c269858d9455d3b4db8c4820a1a9386d8ac10d86e77758fddd02c9cf323fb3ee1112691fe646a8d6cb5e72f18c18a1e5595ba4beb94f19c136909123ee265276e074bc1b28bb67faecbba02983f61ab5872800ad7e806464b34dcae175a6862e997d9fa1cfac5f5b55e4d8b5a6f0c0c6bc97f7180bd6f8a849a118a9363447e73c4a3ed9aba5d44959ca3d868f1ab5b5819074e4c9c5cc54828fb10645818824425f845e868637f7a03c72e8159fa94608c994e1997dc642dca77cd9b07f744778bcba55040f5c79df17deb1bd8f72f31011a7863418c140d94ff59a35eb826e3fb3e85b22c722ef5be9585aa4ac357f3e9d028ebeb218f24943a063fc9ba963422a11852dae414ff24f4917bb71327702c3750e649f5e20530a707369c9023b1412312da50a4b8175e840880ed878df90314d6f54a867475d23aebe25e1d60a74eb4cd932097382eca9097cd4a17c6faf8e56c1e12dc4d0d9c9fe9792dbd65b7edad4360a9175acfd80bc4f2c246df6935ccd59a4c512ac73d64ee6cf91e2207fd2af9e4054b504890a57a3ecb3d738f03b4922e6926814a97fc607a7d34e4f0aa9c377765ee903662423938ba545a5f1221fba649604de57a69ca1d1b705158843175e58c8', '2026-11-22 04:00:00+00'),
	('33e06470-bdab-41bb-b22c-69862d32eead', '16168258-b7b6-4368-a1a3-1f190ef808df', 'receipt', 'en', '\x013e16a11559b1aca85ba56433ba4c15e82f966acbaf80eec962dae65c929b41f74ffba915d0142b02456f9229653b5bc55dba77c94e0c5ed31850754aa5d05c24cff70e262b3e19fa2e3b1924159ef7cc033bde97e433a92aafdef3280ad3969d63fc491144101af4328bce94f5f4836259518967117fa66a2843b2c709a0cac9d5339ceedde544645e64b9ba3cb269a9e34621332acd58ae1bd7f74d6d2dcdd52b1b31f9da18b4906bca88f8ee9dffc63d1c3903252ff3d79d75e2ab1c80aeb43da841d98802714a071c10b424ebd19eba9cfdea3968a6081531408af2e04c14b809bcb55c1559d1e3fb8d28e62a9299fb1d515a9458fc8d63c65df0fd1526ee368a3a8761de8ddd9f7dc02dccb80e3bc9cdba5b016623b2f60b94647350a3595154d16e26c928dbf3abe5dc41ad99666a93745d9ad8fdf8318afce7d3f8df67d7384655684cec0a5d50a7a445971d782e388413a45fc6a8c3ebd2d9f5ed27cfee0d3a6427e1d5965e50ccb352ba2610960519de20fd3dbda0e471a997fe3f1580b26214232ed9da0f28fd0bfd565cd771b9b80b935b6d9863dbb91eb3f3cfcbc5d54b8bdaa820978416eaea27b5f17575093113655237932f526f6667e59fad4b973813c13e26ab6d9f0ce88e98dadcd0cdbf7452d7c0d54d20ee9edaaaaa180c4dff906ba41225d300c039e7a31e46e84698fbf90e762913cef78a573caf81b735a65941a522dc1654f89ba2a29aa46980815b1b96421d531fc7e31b46b9196439d26e8d42107f5892185aae6fe0286a47ed54ced516d3340e70e6e589758585f422b39a6e5d336582ee2e5239b317e7c97eb0765b1df4b4a08e3e7d3cf856cab70a6e01002e7f63a7db7dc1c60cf13c7a6c82f80cfa577fd539e6f327be7fe065d48b0186477e3db8c68021f3608f31513178d47c171ebf50e82a7b9c4ed83062160cccac70293368abe2769273e39b68ddf7592d3d290b0899cc665e32b1999921b3d5e3793bf6f96de16b14f1fd8465f33c40fa1d48d541be4679d3c1ae4a66eabeacdb22848a1832f8fadbf0bdf79bb65fbd367c9cf308416c894f9ffadc7cf77ed8fcf1b54f756b379c9d26947299ee97826286d2204f95d85eb94f163a053c1356dc84cc8afbadce3cb6ba0bceb8883d9430244bbf7ae7962b189ba2c91ca772d3eb6388b8447baf4a038dfeb5ceaf8ed8f39180ed330d2f858ba6f3a9270aa924f76826b234b5ac53a2dfdc9265d013738dc6dc30bf0e1681ebef66ba6bede6588e6c479eabea946a0bc26cc6fbfd3f55e7b827ef7ac1a31aaa1ee33c11f4c15e15c7fc5be03fc7fc8d4c458682c90597424b11397fe5e7ef1a9a84f163b40dcfb2709d26d732fe6bc6b53c154549d06f621752059ea4bcaa4ba1283fb2500f0646c1aa57160b8fdc9dad1ff01d75e386e157ee3a4bf56235438f745fedc0179e18b2a56e0fe8bfd03763ab23185069e1019e0d83f03a7777038c3979f4883a23c0487bedbc2e589f89170c40ba05638334c444d3aa6c0168b1d6c2e65e085d8974b852a7086a7806dc5f31eb8e83fcb574beef3895b1063c466492724a2cef579f9fc3d86c03231000ad4c34f4d4ce042237b62303485b44b2ea2bbaa11e0fed620283b170cf0a8a11abc2edff32bdddf42481c695d06f74c1348c15ae3ffb8972208c66368bd69e88d6671ea3e0024e92ecf75363a77dcc963f395376a825b354160f7cb6d0b8758ee2438b81facd3d7bb3da905222c6a54f4642c4e3e328ca945d7b7b326df2caf265b92a68ab4f511a7362cce70476cd572f7b5b976eb328ae37fe4ab1dd3637640d01b4c86d4e5fa99bb1a28f48c0283cce12238404d84f97f41a83d57698345f193bf9b0b302f188eabd5445d11981546f3b4e163dabd121d4b6bb99c256152359225d42125df0768aa04c23b231d9490f2b5f327b8f2be0a9bba79a0a9002696a769675054429ecd29c4849ca2a0200a8e1a6524ca06dc89305d98a7651b74dd39bb6db92cb8e7216a07dfd2eb881bbfda69c6ad611ee5fc7bfdb446ef622bc603114bedc474dcfbcfbbd01856608cd1461340a49119855092fd501cd16bced93774be7801fe8b8f189ca004887e6e7e6ebb6223a1e1fc82518fc7530cff242a4c4ba2c411d7cbb3f73669c6a8cefdb02c43ce2582169526bb58d89deb16b4d6490c3e86877bd7161f65dd1876e5298e31e1a2b1efdba25cb68987db66701557ed211d6c9176f2f285743f017ac8a2ed80f1d2ef8f98c9b594f3bc32b6e7a0ad54dc65f005f69396ee58197741691562049e8ad9d41771ed539e1eae33270671c32a856e39aa02b06c0449067084a845efd8a0b92ea11e920abd789ec352efc5d922354deb6c49bdba06669798abb0b86eaff1524ed9af120171e037fe7771f32c06a746e6a9dc3c3aabd331cfc8e510c0b8435a594be8ee60ef81e11944d504d85cefe560510e7557a08ee19a9cbe291e03914aabb393f03f0bce27931d4f229119d2b8c9ee3430d8dd47501dad1326bd7e9d52e5c8ef5292c2157f8061c0a7491afc570e4c81d0ecf997f839498e9b638bd9a913efd3994309b1745282aca32d8f24a4f13d5124f09fb1bf5034631f0c7c4ee5a136d296bb3e1ea57fa1aab74831d52b084712fccd5d3b1befb39c80ad62f82d00f051e5616d255388cc595500b2065cd383a31d629ed2d271e048ebca55cc03fbeff57771982ce8b35fd3f990841813beba3c13a3957b54adbef0e95dd7da9f0cbeb1b380f4cd82f2fae946e3c1ea5a79423d504a95a51c9cdc799bc74cddd24a2dffe99e2fe51ea764258d8eccc68f8a689e9b30fb1794bd4456fa7c6fa28a4fdc041bf2396100c74ee7b529b163054e0a06bee5c93effb19a344fa1f7801d572c7b3df0e0d4fd5ee2e92a6b34996436324b9d4d5e879d15858e3161fdfe8683994837bf1032d31961554558d1d82e1c3ab3d12148770d078319327d99d615b208e58d00a56112418ba0c2618822941bc89b14cec4aca82f9ff103c3cf18a514f8411236bcc1cbbf3032775dba60e9b40b1400c1145560c4ad2b30e901fdbd6c17325f6637bc2b27f83204ef831a495b1d50c914c773a6097341a12c6c14352cdafba155f4124cec57f32e7f7d88590c61bf7056a79ab78400b409d30954a41a7a277813fc9bf0fab8bcfd23bf5fc4c881495d16e86583656d3cc3e068df8faa8f0df13ee13367a12e26e8359d0e012dc562ad51f056d237c1e7fbe552a56adcc22deee04a9c1aa94c7ad31fc0bb58bdb9e18d056268207e47cd1f2fb2b71fdbeba828406e2fc53dd484dd3de913ce8d661a7d89b8a0b21dd2dc0b5c97da9481692dfeaab94f5414f4ec734d2151a2ac351af8f88269b0a8591a88d5e8a7640084118687474ca29e950a617cc56738a3c368f71929cda222e196eebe338db21e5041e257d288bbeaf14d7417fa5d3d17a7f44fb335473ad68c6d96e15228c79aa485b89c439f9ec4974bcbd39230bb69623ab95b7eace84242c89d4571203efa269737b98186201893cdf2b48fe5b3fd57bc9bfce1ef4ff1bb22d64419a2bac79f5464cc51ff36724d330bf491f33f237f1e63bd5892de1e7e1e1b741e877d075f197897b94c2ef457c9951c9454bf827fd9fde45140320e4204e8a611178971d12c78dc483f89c1912f7784fc62e5f41c34fcdc30c4b517b9f419251395b9824f702c27a4c5042181d46302a18c8d33c89d446529894e29cb78543dd5626f5c610fc328b35da644fee26e2b84fdef7f4afeda371bb895b8fe2825b8f60f520cb4c48ea2daa89ece93b968ae71e630bf3b7610a2640c934d98a2522b3c3734471896f32f0026a217bca98d56038b904f1f50b6f180eb7b7461c1e13f2529728c83f8ea916278bca9fe037c6993a6153384dda59c494b50b66a45d2017ce2bb53546a8b0a47ef1936ef775b9283f1d625029f364e7b38c69d64d174bed4123c9f2c1a95b91d2dbed2d9af2dc04200ed5c42af17c2c1c5dd49fafcac9a2c2b8918b793d2678d7d5e6cc794eed2aa976b4295d6913f954d7765be2c8470ecd43ee99a46e5124065414221434fa25eaa790dac636820537b62c798083f5002f5a2dea9254f17629c798126f8587ef8a4f9e13ac10c8a963d82ca195624c0d98bc9326970f837eb66aeacbb5cf68c97a86afe12291c03675376ee9ed1d6e3454df71fed1faf874f09eebca820693dec74fe92884663648b380642a9187b2cb97d9878ff16dfc31e826b564101f804f9f45bfd53ec0a7e29457eeb2bf9828d88f25d0cd6508740dc4bacd65459687c0e5dba435b9b8c64cd9a8acc75fe5d7e33e18a3a761bf75ad0c9f25bd55d266a54b3cf3e9d575925295f7fc312f3d793b60568ed888e1c05599026b1ad76eead3b108dacfeaaf0cb06c4bf6689bb26d1f39b09cb1d70f22c78d3795f57ce96c36ae6261bbe85c42f3b4cb0e049ae75e01fedf52e855e02b23528dd4', '2026-11-22 04:00:00+00'),
	('6e4f51f1-f101-489f-9369-f61f5b46e27e', '16168258-b7b6-4368-a1a3-1f190ef808df', 'wording', 'en', '\x013e16a115e08df7f3fc3f7c5efa8468c8aaea4126c1a616ad87117e8637a757777d3acd6c57641bc5a18d4f0e82ae8e8ab8b70b3a7c1e64442539990ae64356e890a4a8055a06b5e5f0e516c9649eeb3ef5eef7189431c74024a9a00278c63a009a33a787cdd45db54dd359b44514a99deb1133c3d86ee33f1b6109d7a9f617d49ed1bf1c092c21e2c9e1eb134f5e0486b342f49bcee30e7a7a54d6af9fb2866381b81937264df216ae9c6c4e01ef99b4a960e72955021112ec9fbbf6f33f3623ed576f0fa4f00328504c05253b62b54b4a606aa06efda089d0d4d4b8f049a65b7baf7aa79786ce5f5121df596a146980293451de209bb55035db91ee56d3327de071fc13cfdaf486084ff9d4735784d68065a8e16bbfecdbb4d589a9032aaff615e20f821ac2515068490778e407bde356067ea84c7422809b5d3ed7ac17c7ee43c998621481febb190ea6d047ce4fcbaa04cd3b6ae3bc8dfa4956df7e300def5e578694b6c996517bbad135a4ad61ee91358f845a1a42e70585503c5b42375b9d4fe2c2b328c9523af5504f765c16bef6f3f96d716e915c9f789b5f3d8d8b1a524b06ad6f3b658dc07ea57789e1940ff1e48cf4a327f33736240638ffdf592478419dc25bae3f723823db3e66151f8ae7a6c653012776faf98a5891def971eba9a72501e9940d123ef07ac7348e159db5b0a1076038e59874dc9e450373ea29a1ccc52642285d6bea6bf5ee8cd265110279263ac238ab5b63d94e54bc22d2051777491f1cd69d2e0e8e56f0a344c6d0897e416a06101991c07a75c850599334c97f809b225eaa8ab2f9f4425aaea970f9d29d321109cffcbdb6ce3bcd01822508eaaac88b73affd6e2fd81f449a5e2f86c356b994b3f21ba088a820762aff93b8a783aa2be1a6082d8066be9028fe55b82b5dd3f9cf63da711f76a4579024912079117d14ff8dc97cd26ae9c409c65117ed80c7b8edf591458f51b655869d3ae73c673d3d95a15de7a71658db7e4547742706b01690ef5960cc0b05c6e64854c1c25146ce4dc873796a096c7e219e254f433f55ce4b7c6b39828c0e923e07bb37f0ef3b8abadeb2ff7ad59a7e37b6c084c91d93ab9dabc318d21e485d30749fd652c1b51f63f51e56fa2fce2aaea0cf46f673522d2aea156765c03e999ae6abc271b70b0ae32756cc7832c286a4060f7203d61d2ff60884e46a7bf0b470aa46594c8a7cbdee9b0c02e552b0f535cb13b3fbdc9e6034c700e2728df5025d938d2e99c03b454404f30a2f24ac4cb7be09c394df85b33b9c9bfd593f0ff420b30637d6a396f21182d3f70477eedf94e6073fafcf08720d09ea448a683a54a9a5bf2a3252b312bda37731c3887b90e89bdd8df8fdb15722379445e3f6d1ca9bccb76c0444cee5046f1113796738cee9d7c01ddfa052551e10fee32a85cc9875d2a13c7150b2d2037ddb0e41a519057d10788266f5f0c95fc79b50b56ee6da0dfef45b4197522c9b724862dff844695e8673d3d2c8bd32bbe824b8dbecb79a3b442bb68b011cc830e5d029f5990ad28760a80af6dbb913d26c18a641cf1f8659e8b3b7f9b7ed1dfb98fc00878eb6d765bfd09f22f0cf66edd787b7125eac71188f86823cf1d0e0999811ee8f2a74ac6b1f7818c1e42b5f1d8c867be1d7fbaea3daf7618e164c46c73b57a65a1937fd428f8dc9f22ec950cdb2020a8afa550bb1e98dc8b7aa8fdb0bbf0c9c485a3d1b1214792db7b352b92d0900e622771d9dfc0bfe20483ae1ce6d24eecd767696d6843393b7fd51121ec332bb39902490adeb5eff02a18417b4166863a59c17160d278a5a281d7f3f9b66f36b330c0c5e02fba72debb9ade151f637bfe2d75f8039a19b8141929c10c84b34305e31500293e0f9e64e8cb79ae8aeeabe1e1ad5fe86c81655c8ee63ee76f1e5632f66bbfb59e7926e411f6aa5948b4e633bcb8f14382b783cc5526f695270ab8e6ad4c4a022d32d001bccd24b3f0b86932049e8334010f48c1290ba24607ba75c4833fbd73b90af4130f855d71fb672af263cc3402c77a66f0554004960435c0f9a162ef1e536e3362e592b2a491460bd9357b7c2ed1c5ccef7f840fa403c19be58adca58f424e1ac8e887063de21d1c859ddc67d7f1ae4af54f55a989af454450b2d0cebaf6540e412393cebf0d7b1430e1c83bb798dfa943ce29709006de6374350c5442ff52d11c0d36bb1f8768b96c4583b528477bf3d33cdc630063e5c4345abf9f73797f681f5eeabd982f0f0e1cc45aeebcb5cf328d264df179578a8493b6981c20f9e129e594b2ad2ce4953a49aa7d99d6983632360d82f92740ef1c7336eb74156405defb44cf734db1a1b96ca08e416b4627be9b1660919e83858e988b127b4840cdb93c66ed5c5d587093a82c8bf91543c8d3e9c9f5843caeb35fd7cafc84c7bbab9f5498d03db2a5a0470ff27e830c9e76759dee266b5968f1b597c9d0bb641d9753cb72d5594d36432b84d40b2c5c3bb8986ac3a57b2e9d7c1c07db20428e61b7faf384fd783fdc2fefe473070ada87b9d4c1e760849c515d44f2b686e10394853ed1651400779071fdba69e28a70e3218dfd780b1d0e7d6321c3ea570ca5ffc51a5d75101b84b6d0f606bddd8dd910727ab83f7bf14ca4239e3230102be3ad5f015d111687c3d2f1de3b4c5e450438f7a7151ed6d7f9ba75cbd127eda9edf63a0c95bcf56f42bbf922f9b2bb31dd0d5cf3fc958f2f80999ca0de5d81321bc6ea19adbcce8f5fec26b778ace9b50997c4dae5b08f6ee43c3065f1f031d069e9f53aa3ea2217177c64f171dfe82a547854aec3d49b08f5bc8f051b0337cc1bd02eb8f73458c75928b0d5d23795d2406ba048e21da16fee36a578e67afe0ef70ae4ac92e10f5bbf79133f7af2547611ac9b75749a8b09828b2790c030e6f460758cb0a2bf840ebc0326fc229e38dfca0649c3453cd1da53c6c97f737440863ca62fa40e26893c5354257ac7981dfb5a163553f09031645123699c17168224ee6eeb67e248b981598c21d459784ceec0a0cf2e7bace944f9ee8e4f751f2c68288ed65f4d1bef0ea8b226fe5ae1899ffbe929fd28c4ce6e9eba4b85cf4c9ef0526fe94cd3b98838f2ca5d13a4526a8df644e9d9bcfa5d412f868a89970d00e87725c6b749e89fbe3322ee0af787e9f4648bf155c8be256c2f4ef1d3d44b71a7ee4c8444e24d3ea10eaa4a6a56394acd8c9acebb883aad81ebb792be4a0c32c87cac6837033d58261ee882ab47bc623f5372e61fcd679f3dbbe485eb2325a7e6ba98675129a72da611d4cf856433a93ef1fe1cfa9da7d9308aaabe6d68066f0ccc3b0fdb307c68f98ee517eb7dce5bc3077d78f1c73d8b3bbc727c91316a7d8b2848d2cb9a5f679338e5a1fd441bee0b6eddbe7a849fd56266be63fc1a92a1656d5bcc0bcc591b18cc89fd7f8da76c1acca1d2d02282b8670fe05491ac9fcb527b8d04d7cc2ccc98a30ace98065b799375a4a8ae548b4990a05d7fca2b52b3078d482c55056e767474af7ca12ae1f51ffaa15a8028c6f87f6da5b06bd6b59a824cf9295a46e8f35d4cec31c0f8975ee943c949b98aae790ca01630c92210031f6c3a9bd878fa8640e9bab28cbcd57120e93c10a3e1321321d4585ea8b202043298985ba1b29a9828a91e5a3faddce0b9f5c09baeb17f3dd9d3fa8f4f222e5a9570958b1a58ce11144aeaff802f0050b9b7a6eea77f704fc19c2430d82d895ad9d3a88df6545ca19cb9d8f9292031dd2b72aee7f7f8eed4c1eb956250a917a714646fc7b961f6402e00bd2a34704e8732429be5afaf1cc381ecfbc4fdccc31529e9eb6b3a87872a4b8aafa973d7697e585f98b8dee8c65419aa32c64e935272227f199d2e05712678e6e724cac55b704e0bbead9892b3ed740e3faf65824347370d98a37c5ee7a7064d39054d9a583becd3d9509bf0c4266d63ae4c823b0675a4a2ccc8d9971da40bc0e3d0543b0a2186e66ab7e2cac6058f7b7b1326db21e6a05948dc7ef6f7101abc6f1baf0e8e51d1079a3b328168c58bd56dcfaf1db1696cdaf682b5e3899859daf0c99dfae3f7d7f633d5df21dbeea8d850e06337c3d79064857589af8aba94ac3d52e9655486f49a174d18f3b836813b5ac83301cf34b3377661550ba78263c43c877e552874a28241d913f584997edc7e56b92e4f527a8b63e8f4c26d5be868057890ff0bd23c57729bb883540c9158b6bfef9ea4f645207539e8d28a585a21ca0b2f78afe04bbb720562d4a65e6c66dd2edb7349261ab514fe2cc38f85dc3a0bb1e87fa18516494d8cfce61c91a05483b9c0c93faf841a5831d260bfe05bcae6852553adb2303dd9122f96fa07a94b1649fcf3a4658f4715061324a55c00f2c6dbd5ffa5f3b632a5e5dff9f072bfe979a5a496d95428c607ccd0fb64865699101d4f92a54120439c9230709f86911d9e3bc2472eb385c7bd27a17d84d129bb1a77c77dfa492', '2026-11-22 04:00:00+00'),
	('e771d2c0-e7ae-4cd5-9e50-31f574948ad2', '50ed7db3-0612-4049-8830-74841eba9f6e', 'schedule', 'en', '\x013e16a1155bf7010cf8bfe2c6dbbaff35d15d39fc06d8c3ccd7018526bea37530b48442cc012aed0951b31422fa9491038630b3dbfd2eebc26a078201c99f1a3b92c36e437a64a908682f7ebd996679a38064f297b4ea796f87093b0cfa173a03f5cdb821299404bc2eefef6bc71d0f77aecec81b1586344c711bea6131f525b4737fb450457e7babf6a590f3f5644e167b66aeeaf1016b2a6ecd04e6f6dedb74a6a99b16a89bbc58f5b41468cae73e500434966758a2c4fec8176ecdc7c8417386fff3b6fadf89b1783289e3112d5c1768fa369020a3f2a2d92ba84da38497b2a7d4159aaeb2f67926b3a90918ab6c011b303f70b238c419a15cc5a6af9bcc01ec4eabb62307bd1b6612c5813238f550990f2e888ff76ca5a75d7feafe1fa1e32b2896cba5fbbf00feb94337a14517aab2327572728bff81fe66ed58d98b7c5affc825788140a9bf7b70c97328e4e9f64f9bcb8d2b384252cfac3c03772ee8442040c70633b731751614f92b40a796df6e3533237d91ba7583fcb3e056bdb262150d3e64ee002df8d79aa8b024ff3696cf96a030c17e9a108fe638065cbba358c6f87e45c27eda77bedfc1752affcc0a0be9a46bea9f85aeec7fd885761aaf7c521cd945a7809a1867237489c53f0dff9d048b2f4b2543fb42797be269340844d383cb1dd3d68f80a54f4c01c33eda63293719da187efd149c88491eaad331d21e35b45da973c30bb2aabf77f1b6ac4f3c9eb0f0983b8fe113936b2ac373787751878c14213f1c4a96fad7d1dedd1122482e06b3c1998106f17fb664eed65f06e42e504f0c9cb5d9482fea045013a652e9b4bdaca2c984ff6577539cf472f4073abc4fe1e6cc456e389a3f535ceba474744303d0618ef322e10993857a1cc398313e13746e929ce2af2f6e7de643c82afecffb95a5d1773c4a42c29965eae8aaf272f5aece840484dbf8c268739eb172841334d03861e9a6cc9567ac46425cca6e85ac58ee7f0f110818f35ba3afe7b4497f8ba3243682e8081b1f96c9b124a11387b22ee2243d8fcee5ead5a30b4089065cd5f1e6af2141945719fc81a657def53b0f6946eb11c7a18769330e9341e8a651f60473fd43ba785990bc9b121e535de69d2b89f91eff062d2c736751b78e35b7c044177d41fc500421cc6195c58b0172a7642d49a38964e60e4f2f1b09b71d9411c009b17b4dafc79481d062309413886378951e7e2a59f732b1a20ad01197bd530e3bb6788e8b4415cfa49b760165013f59d6a2f91f0cf2b38c580344cb9dc537139f42f86b84d1d3eae579907e11415b05661fd4c64f8dec388043d74462749f1aca84aff3430fd1fd400df0bd745c3d7f5c49540603c2eae94e53a1ee29b2e92a91335a34d7876bba7c63c29be0821c7a7c799b5c43586fa76f54989707f20069df777e238eb5165b4d101c7969e61cea6a3831006d923d31a54be81dba78ae3cb4595fb4af4d812ac5433ebaf8b2b4b50c4fb7ed577a1755e761c391a5dad21428e06bbac01b37fa5695931b3fa7cfb9eb0d275e75e3c65ca9c3622c54068c82f12e0cc77235ede6f3068df443dcf4057e897501a6d59b0b0db9c94067b8be77bc3ce84b5a3073167966340f495f7d6b0441148ec5522fac1434533efa73398751037667f233760d8a2c187cf0518090e1a68119db706599751a839a5686e1042ab902d97f158054bdde070a474f0df70da411dec85debf64dff4e68f67ffba8b16c25abee8aed9e5cc80a607a387d5d423b24c0a6858f5a7fccdec27f0a4354509b49d921a7bb83ac3d15c7a2da5a7bc6458fe50680f8994ea177375dccc96b53d340e7737b1483a479ab4223f3ad4c13462c943a56bc401d0cee43d680ecd1609258db1b3c1c0cca3ac26dd5b01983b16479594b1d6bf2fe3b1e89814e65f022cbe263e3cd00fa6ca92bf6b7fd047ea897ac034267c8b917841ca0475659184e748d1f45fbfb829011f5cec56083cc4713702a436e266dab7cbf29d3fe0dcd0814bb036a4c936fcec182ea8f4cd3d3c1d4f71b2efe5f7c0b610d5ca7338a3c3f7151b9d1c9e6170a731dfb91a3c53f21417ca45ed19305696eac239387391a0212ce8e977df4d278963757e38d3660230eb1a94c8ce471ae7e4ad89ae7771bb62f45fb06f13ea0a2b839ea16a2a304c4dff1dc86d31caef2914e868a46637b91046545e366f478a916b2e032ab1c01a3f57797b2205cce4673ed25cf2522f946625583db89b920c2df738726a6a36c9813182639ebd31b87c3564d5a40a75b6e14c69fba3a41b5c81d51c938572122b38a90562dd5e2c310ce857dd17a637803b7c03d8b53b609600dbf238c3ce7045b49a820ac6994f25ef29eb7d990203202e8132c5a9a0a59f6a588d9854a32cd16700b2583798cfd426956a5993d22cef1a704a5855bc0db34352117322f1b6d5819a91f5c9e01c1f19d60d82449653ff9a10919a64c5a8c09689b30530f549a1a536c1d8487e7d70d9048e82e994f21bae52d74c7fe31f03d001c6ed414fc35f26f5934aee1007a5e32b6a04fef76a77c4eccee7bb44122de3e19c75305f9ab66d784cdbaf9a52638a55059cdd154bb73d82edc01c7f831dad3daf1c6d89bd8992f8f3d08bbfc08eab035db96bace63a704c2c4ab09f170c501ed483763168e027de2f1757d79ce1923e7c2137c7e2503794c78dc43bb91ca3142a4f8f7cde4549c21b88cd7839487e37bb4b68e1a35e089ba031999cd828031444f172991841864f10029df4fe79f75130f3fc1c623b5245fa114bfc47d8a986fffa3e463313f2d36cdd7c25d9d57f7d57a075378d751cd39c03d057410405f7f4b91b50c5e4eef004bbb2575d4ff3d05381e4ed5079749f30515a9226c524d3ecda4cb0027008e36e9480fdf7e1178fe3c6b77b45c5bee9198e3c664061aec05a702ea6ef82e9474defa20a9c00c8f57b662613fc5e5c5efb0e82b388d2420cd6513a339b0b93934336c4969f800e8e9c44afae9372112e9176f62da3ff4ca47a454f9af8823bdef6d31d06c5b5ba174d527a45e41d940a47bc0477da021ea79eda83b5e44d305ccc42df2776579fd84d37f5b087d315b070d51280bf6575af7ef487d15db689bfbed32c1b267f86366ebcdc7b65ed93b0c4c8b841ea0e0cdb786c7cf4727105bfbad6621e27c705fcabc60fd1bc06a87058c619f1ba8d9354ed21bce041792602f4582b768404f6740ab3e82616211219cc19c90058dfca2ec0b8ca67455f3370f7bb2076c53fb9dd0afa51c3d2f81f7a96998a696588fee57d379423ee4128ca1e85351c2f0d334f05aa20083c6d1fe603623e38db0adb840a3c453fd287eb77df3072bca9f47257c1b8ba9bc3ae21048f244ee1949c6dfcfc8e6030f32c85697d742f04f8d3fc41fa8557f9cb22078bf1035aaf4cd68cc486d40ae8139129d6d13899ef0d1867a8d40841e726fcc4a06d32bbcf1015e72688073e524c8b186a239308c6bd47a7fa6893936504ab9bee5519fc0d6702b686b949b424cc6fa168695c383d2dcd91a427ced06b9014ecdaedda1c753aa9c7a0ed20883646abd6ecb6a071a502925f675917e49d39fc45ceb89614b89537674ae5840f87cb3e146e5d18d1164e4390992b82284b8cb0e4ce0f8967bb2b8ba6d83f69996d030d7f7480bc2eb5be15e6e51638a798df3c950aff89126bb7cbb2e315665fb85ef3a6fce092f8a7e8455d5c88209ae10f884d3439dab4561b5a2b609cd7cceee5bc3aa5685449028fc334aee06680ff41c0826ffc6a9b7840433d2a3b9b4ea21c73f024948efabaa80cdacc2796f01257c1802cc553144b5206e97a6599b9a8d9316421a5bea44919bec990e79bedfeebe3fa52de97df8390b994cf1f9df90928c8eefc84253abbe9c484b1370e79c5acbaab845edabe6a1a5390d89ec10b333d35838eb973a4aa06255642c9e4d72b847268a887971e755efd9ab10a6f46cfd9a36a7d3ef1d8b5e9f58d7e54902ad2f9946886c875f233b0722b7ba3492f3a7b088fa499bcb5c48c2b40b3d6262e5ae96e5ef88082ea4ff8a818bf10dd466980ba93742a071ceed6b7a249d17bf76bb7c996b92a32479494226e6af0f9379edde2b859a36f14ddf777bf7d3d653fba219b1f86a4cd51c146abae7dc4216abe3f3ccc305c8dad4c0636aac33ded3b9bfa7d95f5eca89ec1793e4b953b8eb01ba152fc87d4edd995403bc49b0537bb2baeb11641979b46ef27573692541fa7e51df480e005f74e9b160cf46d46f8d2d9cc9f06ca34a4a69f96a05ed3f72912568423875684286f9a8469be3602dab3c5cc168a94c17e4f9afbc79e33f82d3c15ef828346cee1e357d8242990d1ec5ab3d4eae1249b13c5add8260e99b3694fcca0c6c478b7a8686eb2137d8e88f7e615a06bbf33e080efccaf4a398aa3e790680a968f3e54ef2ecae0dd14367ddeb896d29d579734bb5115842082170069d6ff4fde5efa0cf76a5b91fc89559528f442dc04e76de9c0fa225907cb71ea49f52cbf4ad067b2f9e5b082796143db9328b7a0179db95fd51f4e178552e0ac5b395104bcf23966a483f8b64d6f5f90b6503949627f70c003a5931020eff3ee179c5a7c8348eb80a7e08b126fbb4281b6ae4836843b68903289780a8ce4b0aa6c19569169d3cbc4e9787477426e19f7e4a13cd4c6b3e46bc13071234970082ecb1b22992649c680ae18142ddf91d22a69f56a87b6eaa26b59aa12d86081e4bcbeb039c32f53feaa3fa4e0a8046a451fb2e9efff0cbb86e38eb5fe6602e184e0f0c35ed51753360195560d481d12258ddabf8a8b9ad02963cd4941a6d9333859915b3271e6d719e4791f02eb47ae67961e97b59a0e78d246466cd81ae88326a98e879bf1a5edf0d1de4b63bd650f3a2271d5a71849c0d49c5fb1ee0aade7f9696cc0c8ca1871abd076f5456369310596e8ce96975d0e370a2ff2ce1fbb3e589c5b6122e04430b98f6cdb95e4689fc873d680b8b87707361b5380bf7ae865e6ea627879b04048e1d9692cf8bc6bc7f53d9115b2d4bd3fd', '2026-11-22 04:00:00+00'),
	('d73d777e-eff1-4756-9aa0-d3db398f3e72', '50ed7db3-0612-4049-8830-74841eba9f6e', 'receipt', 'en', '\x013e16a1158f4475b6e7d6ea9b44b569ef31976848a77287abaa12638014cbdf0b612290ec44344d5a0cbdfa9ddfeed8eb2f542f0787162e0909ed79bea5bba8f9539b182cbf1c9746ab6aabaae1318003b32e6db3e4f1dbb5fe9a0a9c5ad80d43a42e06f3c67f5182ed41751053e7782ffe9a2d78b49ab693fa54ab1d316a26016e149e110c125f81262e2820f9c2fa729f7b9f58eb32cb199c88b827933b1a8127b8dad9262e4716cf07e1469e06c75fa987f5f605e72b2ed4169c2a4d292c9c528bab4724c7675297accf1afdd1a723020671096909fa982c2635d946b89646da173988de62fcf16ea0f02c1f125e88c9f4ab78975579d434e606e9a4587512c3aa38f4be34d6a8ca8d32bc7d8840c7b33f54e5913da32d27602f17c53478da09d3da13ae4d3fec3c1aeae170a1e86d1e9c1a1537dc0c0b108c407177b27d5c8c565aa01742e27997ae50c9892b404c5fb26046f0ea412997d2f451b1e7bcc83451b61ab0a9e229096f6eac92b57a254e7dd01ce8e6cf7675afabb1fc2a4f8480ce02d384a8557f994cb2087b2815a79f1e46c3ea04206074421535d1463d3f0201e942c085a7967e22dfd34fbfceeae7679d9a6bee750ba57233a1054b09818efd2a58d5c182b2e655a0064e69c3781be5dabf974bc6b31ff49021c403b8de1b0178ee9385be12c1d13e73d460cb107ce8dd102c0df1d641a268923fbe993aa856b83fc0b4dc97f24946b4f983391997778f2079b003c381318d25d0cd1895c72121da11a832699cbff616a2197e43b740b54a8789c96664e4bec5dfd3a8785fbbeb5b5339c697562263c96dbabe060699858c3e70b0120304b02da2fef62029d5361846dbe39edf69c6e8167fae8b8026167d8edae6d8ae0c5810a730de6676bc88cff984bb9d329b9e492ecd1c1b01e1b2c66557b088155e1fe1f7859b03fd64b0008fe5341ba118a1c9f4a48a9784b9fb7acdf29487ca756ba414330754dc3cfdd584eebfcc5837f80d94baa1c94a1e9a68aee4014a31fb953c3fadc2d3b0e9bfe26729000dd614358cbbd9bc304032deabbb17ec22830471fd9d0fc047f33aaf15cb00d588f614f63f42c452f0ba2d207605d7b720574dd8d617528180f7281e51aa71ffb3d6622181395765feae66bf9db069ccb045cc8c8637c2c7573cb00f713c5d5cc18c65e61b59c0d515a5ba53edafff57d23792ee6d17a1a60558309b9e14f4e9623ef78f76c7dba925bcd403812fd445e244d116f7babe23f71c4b00886e2d34ec45f01b5d38dedc7bcd2390866edb43cd779a08f201020937fbfd712a694c168e1e5cb312fbc13635fa97ce047212314061986c66ad15af85e92754691f0ecb6be16939a62ef1f5a1847b49a2106d13c90f082cbc5af2eca3b9233934432952fbf5d1e973e71409e2287c1f977d979bef7d445d93db57bbffdf0297b87cb3a3f1cf70b071dc5750edf89a711f467c6f267f31483664972d4578e3e7bc9a2df47ad39128b79fe08479ebe8cf324cbf47fee7200a713a78a66d604dd52f9f0404081126395ffdb0cbcc2b545c36eec87472d4ab5459aac5124f5405eef1d174360e35253deb60b6ec6f0b47a07740c4d7c4dd79fa001228d1af8227396fea98105e5633b6cf22f8bf387658c0bb914576d7836dd8793b5d1bcdef02c80eca45375757446c5e31aafe5f5c25ddbeaff1f0dc414fe65cf34597cd28939ee72fc1b07c61ceddf255280cac88a5f8105883632efe7006c694dd8b4e5be2777b3ede4ab817b4a347573dd320496bdabf67cd650810402f9d385ea1fd9b087da4788e5f54a72c5f1f97ae0b86a2ca39fcaba8be174829ee33a5eb5b20253b0464c1743e2f4b49271529cc21187f8904d4bff96244c7a2af908f988a1b07fe7bee8b8bd8472733ea37ba2a2bcba6fa45e1533b36d8b8f6fcf22132a75929352e0698d997fef48ac053cbe355670295619f9ab5a9e056bdff717c8c6d5c21d914e80e6bbd7b87de32ac43f5795a3c28743a49731b39860d854e9d1993dd95f84a122070b539cf113109928aa108117b504aed323cbd9837b3bd79b735412a44c89d2d262f8773d84dd2538d53e1f914949761fd93d4194c7d75a17a985ce5ce601ce33e6a9f46d2d11cb1f430c335cd9542b8e229a2e2af2b6ba5d0e32ee7bc0ade1f6ce335735d22d856a0adc8e9c8bcf1efb72cae20bac268ce888bfc69855f238ef061a04a1bbe7c87e364e738159ff321cd1db27a679ac8b8aaef0018acac0911afa469a5533003baa738b59b9a31e28c4c18e6ea2e0114ba29f63571f5c5ba98af9dd3621ab85c85aafa3de9f6e60fa56efe1a0f53d9b680e62ff164d37c55d3da03d436bb76156d59a596519ec4379c6d200ed0efce74a010bc14775bf822067f24f3f7a0ae613c2f5dfab7b85348361db3aca96b5fb3ff767b56b1d57b6b5a96aba61d07d67b5cd0c10704f790f73132d219a6d7a4bce551aef5fbd87e80c175193ccf3e278e82820070227a1f1a173f2ceb82d4ded7881ffac7c0c3460b306d717ee74d50f71d3df31e7806c406484c87936f762624a6b63ab3907330cd7552d7fb8cd15b628d5baf4fc0b21df44d142e673a4429bdecf4c6766f580ca4c5cfc1202a30d435816e4bba99e15aed2444d37b62e5c1f744caf078aed2cc812400db044c9818efe2b766c7f67d983a0a7aed190c32441f60c7e134c1bc174eb2226799bb32a24ad1d37f1cf8b2ee9b3dc1ea7406d482681103fc314079b581724248ac93e7ee5f0532d99c6e9bbcd4594dd720d7fdc0afe0059f1693c5098b2e117044b3c9b8d2bff2b6dc35974ab51cc3781a0068155f84430e58455b789333cff9d93bea423209aa591b2064d4bbe5a316ce1524a7757cdd54d8904255fb33a983875bd22eb50729d05cbbdc62239825c98af873485c38f52d958a2dc39945ddbb131a950dd04431084b5529d7e3cea4824260d89ca3bc5db7fed0f400b5bce007404851eeb8b36ef8fd1e70dc5d548969cf2b1480c070c28798ef744a882323b314d8194e2c82e83b3efee0ad3a1940120409062366733a69cf028dd5d4e2150b97f2d85d5c69222f4601a60da855fa29d39494d0c9804a9fea4ebac321140a170a766ab1468f35135290c7acd9558ae245a805eb33361f4151a1a8689317dec0f784b1db83367e86332b67b5aeaea407949793a1d87376c7b6a2d56ae4fd0463a3380f9cd8d69192ac1fb3b6b4861109886ced2179bf76b0d8110411b7924cce020f1c699c67d48e213b3312b2cfed50219fcfdf6c377d5cf707d394ec39d495ed679521ff3b0a4677bb20402bab00c5a233086b037a26dfeedc527a916d12d55cc2e73ca4b8f9a15ccb1ec3a792a6a1f1cda4587f07bd6efd1ff8ec5e382fd4ec3cb64e53eb45777385678a54acf6792b7d5101320a790916aabdd3ddeee5a6bd7beefcd7f330c2341158931c052b70f00bf2371696595257dad3dcb24aa8aeae0bea424a9c30106c7128a10b691016aae62b7cbca999d57a6b0e75bc49ef41ed9bfa3bd63e954e946f77f753e69315ad6478011f7b7aa1b9044aadae3b27aa39feb80e1aa97e37417cc1c069d59c0ce1f88ba988bc672de72c4b0be9b3e6eb704ac14df3c39240bceef030789ee5a16d9a0715bfe3ab8f41d6950a549a5a12b560109c28428ea23ae9115bf2a985e20833f6ba0acd20a188aa19b5cbdf69713dc1314d32b4ae0e9f403be2afcb9e3fb68531671db1ab8d68548b3babfa2a8d48f62b802f637ee9fa4f7cdd0da9d0b5b0915a1265cc480545596cf2d1c9cabd445d1f7b6e2da921e55b5d701257a4e370ead8ae91589584b77ff36a28f84db5a5cebc4b604398aada3d85fe05eafd17f425496d3a3ef6f843f3cf1922d229108ad6054806d08cf7a73acf33b54f92bd1133bc280f9b393af5a2ece09d48375bcf83ecc97ad4d125313b16d7e6ba8a025e733ad3db263762bb8f7297f373851e8b684f36b412eeb41cf6d73b19fbad372b9aaf42fe87176e244af94f278330b2aef60cf605c5122f6baf34ef48f5f4b95cb500a185169d6974a0f5bec93697ddc5e9c8cec8c0fce4465670a17ca496bd0d1940ae69a8e96462332ce1f61bc3c47cad6a0f177233598c5e254fff221b019039b7a3bfbbd54bc5ed6e3f9ce9afee611c45cc74b870dafd695372836a8c7ba73c513f553f55cc24f70f42fc2a47c349dcc4de8a02363b8e05106683f5717ed2dd9625cb66964b6b5227f7c0774d10988fe73705286dbcc8adfd4cca7120929669ceaf0a5a81b39b6b5b650a119d6b68a1c8a0104188558d257b476991a1b64a5fc3a10e83229adf1d4350f501b3a904f06f688e087bc0d6758f57f08523ca81d80268a1fd2d887dd548777558f4175e827214ea57e7a17b3c45d61762170a0b34a1a40fd5f4a8cf5997b5029654c09d008c90cc3b78f4c17ad916420335451ee084a2ade7e06231263334e0837ccac7040a92fc39179344c63f9c6e44e50a829f52ea0e42e829a8bc7849838dbc84cf5aa1d3d1318bf9d9a301c4cdb2f171b8f6f286c410bea3cb6918cedd3c38e9f2ae55b879a518e9a94f2e62d507ab5b17d2d569e76124e2591563a36d218de883859f70f4b3b01455297a31893e78c84708bd46eae33f4b9b70c87bb512a067c926a03c080cbbab7758cf6ad4e0b8e795b11e14e2d101cfbfb93565b17516532fa13d6b41ec3e77ecdf9824ec837a19c0883f49b48673a41f31194b8af2f4fd366c4b5c0fcedc26d1774334f29b1cd0bf80eb187394405fb09b8226dcd978f33a69c3b0524e4a214dc66c206a82f7989157f112ab185f94d6f0659031e79504a978bc37c52eb94d5a279b4db59e103dc561666baef9e9675c22a1f558f3b90a20a42cb2d0fb71925a73fe784b8eb5faef472749049c2342bc18d4cf8f6e8762014bf02b926bd623d1b9fa4fc3050e3b0c9a3d34534d71307febf92a10980c000ae290058d602b54cf448a2185dab554cb1d2ad7d1c8d10eae8749fc36e1469e4bdedb0bdab1c743dfad1d8a086bfd', '2026-11-22 04:00:00+00'),
	('9d846852-6c89-48d4-bc18-14735e501609', '50ed7db3-0612-4049-8830-74841eba9f6e', 'wording', 'en', '\x013e16a115d05faba52bdc8f817c5fcc21625d7bc4b0bac809f7edc3618bdaf9cf79faac97038740e68e1308cb1e7f075d03b87aa54c8a55b279405bfeecc3d70f9d38890c4c30c78529a4c838f38c5c3ffc84f7d3823e96f74cb855f93ee87a0f00491bfb39e0af170317901d43da222429a5fd600b581d2813f4414f720df75946cde8b0394124f6f97b7f053d8c7f7ecb986a838f2f72d52615615279f8ea7d686ab96e68b4e27c27e56fcc7f086cc5f4637f8d56e07ea7b826b186bb244b4f1f6bf6d47edf140d541ddd0559862ec734b23a73c914dfe5b51a580fd31a730ccc5fa436e14a691a7f8ec6edc30e0c78072b08f68d10d3cea1d8b76d42a297eab344885edf951cb4f629e0acd4ce6ec8f4b9eaa957c2e44d593c95173e0505a81bae35b085152cc370816c4a52d8f096bb7fe3b29d9a13b113c38726b2a1b73b80435a9918bc5d5282384dc5a51b1ee53c1a98c220a8047c1cb39fa039d9f7fe03e8d441e84f616ae9557b8a4ec48c93c8e4011122f222eed9d207594e977e303a1e40cd016a33cc95f431f96192e6e7e1d60625a3fee635f84391678f9e75c29ba549b43acdc58527b4996417d87e97cd758b56d93fad86bd468d1bb226be81b20d09d94fdaefdbd20212b96ca49b7d8b21735790db055a414ca6b1fc6e43086e1e128aa08c035e9acd003cefb0abe42b35870484b8deb22a349bd705c5c2c1edf02b4eb7abb135e5fdf8d4464f70bce92e37955a5bb01e83ccd1529de75f6aecc162207c687608a79379f22cf2395e2a00369c66ca1dad72e27659e063520f1d88571662e47de99b3d786c6a3f47a5717db120eeffb631bf51c5f881048a2e62118467218ecede9a7934a61b97fa79689cae8bf94be35b0b2e53981e7a3310f696a1ce5e44ab7fc9ae5e2a69c0e1d618fa12f535fea967aac6bce53a7aff6c83dc77d84c8f3ae4a102c44f8a08b16fa46c6daac6d470b7c085a6f90da32d55058b2702d7cda9748449ee127e8759232a86baf26535086e775b71018b3fd59ff7e710a659cf44839088277d09e29d0dd25d47881a8ae8b0e012bdfb50534aff148e2603d7f9a9d5510ea860949bc99b5440d176290c2489d4196dd2c59515f96d36d61eade789a8eb31cf608a37343fd0389d50f3ea4f38bfaee009591b51925eecaebb8b910a859ebeb092c327b0e1c06fbdb5cab6a5aeb131ac952e261f937a2ff89b34ac74b672158030eef414de963796f57f1e07d03c35db5db2c84633ab49db0076ecb2ff7a730bdf189eab9e8e76ecdf41493bf7227b13a3c9db57d66f8813eea62f6648a3d6de27c3cd4b43b3eaefcda3650187ad358e1d59c07b25a9d50650fa993b64565a0484c14faaaa616d816ca404f12c1146b878f856284613cc57516c8f29126e309978d5855d1c16c5dee57174a80e8094b3f7468bf13d76788ec7de248d2f887da6b213d67004889296adf31e917045ea3ca97259884228dd446c4dfc1b336737eb172e9e26dee57242c92ade0be7d859d9c611504ebc44f12ace77126aaaa90aa0f03b198f599a1ca871099522f5265f475357e8c734951356f84eb53abe350ba330267ca74f4ebd9181e08a14a5dc95d1220f72c6f663e99d06c96807fe58e87adccb28f1de5b8b15707fe50bdb9d01bc329068b5edf51ed6814c425c2d95301902f369771406691bcd1056cd45f7488686f777bb93ed70c5a3556f63bf3d3d82f539d7b1e16fa894f3052b9df78c75d579ae98c69fa13eba968a75ffcf5b29d5f03146a7ed84bc819a87f9cb7b963228cd52c944aeddd5c6fdc32de0b62a0544b1a2e8aac6b4ca03cabc1ac95b413c662df9677873181af74fe40af4c522dd8297dadd6449bc76842d0ad0786b6fe03d3c8dd61b673baacf1824bd090423268d80fa130b72099e66d5206eaa5cf42cb7855a571c84080a0e78877bfe5c1da8dac54cfc7328321dfd88aa2ef8bf6f809c9220085637a362391e5688b53af80003748b3b2180fb9603c51056ed754ea155de099396331578ce4d68056cfcad7bbe8cfc0307754056c0a00df49a0780fd6917fecbe6bf940a5d00a67fdaf346494512c41cb393d2abdfb408248150dd7fa163c14d0c4508377c0e323ada1e59228a8646a697dfd3543d680a5191919d02321fd86c593fce38fabdbec2d029f413dc985e4412bbd49d87c6a9100bc912a96a9b28a4fd93432d16c71296c87a0c3e8df7c4bb6f216297131958b758c8877ce1381344b748ff4e475378cb106f5ef5b41380652f19c5b1e38a7f77af8dbc9a755d9acaf5dea88832d2885b9163b80c4ddb12570ffa2b811217d0fb98f94cd6658bdca3644a59071e567d9602ffdbfbb79a68084956fc1df3b13dd09fd83316b9f8f73a6070c939dc7220837449c8f1c8839fb02529e59975fefc3fbd444a712e950af895dd632ef3604963c95a926a69de9cf0c676d04a413ee19e20f6dbc011369eee7be58a6f927bfa1f76d05dbde5b0d0c55d741bfa440b014d5901937468cd029c8337e2f5c7fa97846998d83e33346ef08c6c39e1e4aedd769af5b7393d2e6d429336620b44e2d0058d38c5a08011dc570cdc88139931daf6be698c122766bd24c01c1405f7e12219fa292ea00588baf41bbe77dfce63b80061813f7739777fff8247a828582aa305cdcc2c2bd8346f833a08b434f3c44b2e4d93673f1b81031bb4b29d9f1047614e71854dddb4ecdff510da7ac1de7467fa9085040ba8d656837cebadc11cd56c79ce6cc659489f719ddd514451af11c8aba52a59530ad92bb78b7b660efc2d88759ad3ae505be66c874a6001fd207b0047963c5450ed945520f138dd5a21adefdf037b707814c8ccb66d9cb7e3a2510076a910ddb3edf237cbdc3925fef86f17708cc418dfd44a45e6670dc2885af2a0806205c3f66931f91027c766acb2d74673791114a81979ab706af978f3b37c4a9a4f42ee9d9300d1183413c304ed93073208d2a332685df5272bf9da3517b40ab6659eb77353a81d651419a86fa938c6fc85babb33e572e38ce1f3bc26e8668f051b7184f5187c0e0d9cbff972341bc863467da9b3cfcfae4069a05195aa17d4e67d4a46b330928d8375dc51167df18bc25381c5eade836f8c08934cb7560e70abe6e188264fdee4cbb34612805da574afb32aed45b32af633b4678b56c70c3395625ec5f9977d3bee8efe059b8a09039e47111e559dedd15778c29f3ae54cbdd4bbaf4d0c73209a163bb279927618a1bff6c77ab2b727e3adfaa64052da0d6b7652f5898cd381a1ce6e239aaa1c74f52d4a4edec9781918df1f798c4329b8bd97f0517f5f25e88aba7df9379c60031a4f8f41c239ff73db905e19482fa09aedf06fc4e6e503b3df26b4e961eaf7ad1be040fbe691aea517ee9728aa62280a3acbbbda431ee05f89bd2c86476332bf5cbff7ae485316e82dbe185c78aa9c1f4372d9603c8e8394aeebe4389a1033a7cb14bfb8a3f9ea1e19b7d648941c8ad519f0e72ed4f94e6c695e4c2a789a8912005dc12bb50dd4e16506d0100aebeba789546542e3f63f4135edd752bd3a56626823baaf43bd5a00cb38e906c3518e45edadbb712807ff930bec7ab5d4a50a8a97bb7c0740d8e081fccca444f4c5260eaed1cddc57dc4ef2e09cf516106946567ce06a8044b949df2a5e7fc6711260a8ca2a89bc87cde315b8a2dad85d352903ce83a3e0578ed365a9e609795132355afbc1330f3ce8117c4d5ae2064d97aa107db0d3156d30dd751702c8e21170f0279c7d515c9f9f2780a869d17502062962304866147e6ae810f571959241c6bae403e8f821b8ddf87279ce347858c3157e4857a67f48cb526757e63337d80fb2d4c04df418f6c63c27b8d781fe39561807ba9d06bbfddd7fa86279183affb551db3b1348a5f6fbb7bee6584c46260d50a6136e11551c15230ef394e3ed29e51163282014ff8cc7f6251f02eb0ac0a9a8f50c147ce328d2e31dd8f608fe35a30974bd199954ce980a9dd0bb2443101a45c81dd140dc71aed448f486c3f06c254362b3e6cbe00214f1c4f14e3c4d59f5596b50cc093abcaea4beb4f91cbc6e15cb86ea183d58e63a1017f1163d42dc2a9e36333e46d918d932d8a6f49bb92eefe2dcc8bac74338e9444e8e79288edcffa148a8f3c1a955d4f53890d399372ee07cdd04b2ba5be1dec5483ad59cd31ffad31c2317c8922271f6d815dae6409fad6d11f72776f5a0fbc2928a04265b2f54b36337ca357c64b2a2a5f498675001c3ecbb4b3540b8a34bca62d7d578b8cb604a51901de99d3c92814e69a5a534a71731337f36720430cf34110f12ffc5f153c8c7a7d2e8b59f1f1743235e39d4d255044119cffd21dd93752dc2aecd2fbd53fd217d321b19ef5c55a11621584a32f1c174ec5d049c7ec12a5847a5597a239be9bb1f26ce15ec5f2e1739fcfaa8da65a00135a283e4535f1bc33d5c50e2266c91bebb042ea248fbc9c7b009eae30431fe712834da14898e65d37052615f0ff7dc71f8c16482119b28b96af2af177ea5532d86bf42f9b6362e3f601f8daaabe3ec01e5367f35822b128e82e724ad7a72baa1df1659e25946b3687d23817d4a825c1d6b107971945393152f687ad18e81ff88ed1ae510024967ae7f3fd5f64ceb9e0a43af5ad1839039cbf25489705cd85ba4cff378e3ce6f6cd7a9d76530092e4a2a9b794c083842d03603c3dec187fd5a02cee02b73b9874f577668729f4121c057547c3aa63a95ed0d8b93cdeae93e9fa24ef7f68c76fb517bc846ad6d2c154ff55b59c26abf3f0347805790ab4eec6edc0184162aa01724598d0b4f2fe719d6646aea0b0552e5e41d86e99ae5eaaf1cb2b28b5f77895203484fb54e2b80bf7a7bec9e2d6ccba0342463726cf4e86550ad2f65c4745421ad2e5731fddbaddf7543a57954e10c8398f01f1d00ab673baeb993add8703eb9e26203e9ff421649c187c3233181b7dd0a4b8f4ea8f4e695b5983851c424b59265f99af26619ec0a01cc1202d43cb604db4e46d9ba1f59ef1877bd90', '2026-11-22 04:00:00+00'),
	('f42ed857-8bb7-48fd-a5c9-b09ed08ba8cf', '686ef8b1-849a-4cd9-99c3-aa15874871f4', 'schedule', 'en', '\x013e16a115de47b263a4cd241b85c0c8e239d9f5f86eb4f0de64c41935272cac28a9248eaf55f439f7279edfd595817f90604d40d5064e02c3de99875a3a6ff386ab77ad24bcc12c449718e939cbf1d7e6cf2e0c5727eaa4cfaed398d4ac511aeb42c7b8fe935c7a3a76aafe234377126bbf2cffcf0a08d0e7b8c6d6211fe790c6666c10e8c110b803ba571731cbf0964d80d576d48632ad6f547e2add56b61d1fcd3bb1237da9805d71820a21938e2760c5615079c210842432933db5511441e496888d0ad072d93bf1a38778c89ce170687d79fda98471b15b71435afa11022c8ab68d4bce148d788d34d5a82dc8fe2a3aefeb44a4d1c849ec98ec88b51343410d8abfa706c0166979c9f7aa006528df340fb06603fcb6e08fbe07292eadd9be279e9cfcb2c781acdbdc5bcdb1106937286e11feddf019e9db107c2a87cbee840ac3cc94067002fba074f34b25c77c892a5f784c866f84173357353d4ad43fafd4f6305192cf591562182cd140826cf1fa0b0f1f950f9b958924b0d4ddbd478bfaf2baf5df139fcaf2b82870e6c2ba9ad4c2dd15c6fa98dd079379e142e9463f210a0cf74ece8e5887765ffdb320f42a5ec32be0f09c4daa0e3147eee93b9ed45ccbfa03e8d6598b687dbcfa69e0b84ff58b382e7e8fa003c54701350f45d7d94b056c56a89509d8f09df070893b411605851ebcd0987ea578e2e14ec34ac836cc89503f3930bb880faabc7f81b5944b96a38b12fed91a41e045b6cd82f2a013c2608623fdcb086926245912be54cc135b093f2bb38a904a66cf084a89fdb1ae3db6c97be287445cb043144a852d6a694b2fb2afc943114327c552a00a9c67b78f2f978c308d89f1887b9e5e93a17744844af3d32da2aecc56622f18b1e0f88897cce17693fd3aa33a8bdfeffa30cf048f0b3c330984ffd04602ce56fa1cf9ce3cf9feff150dca90357cfd5352f48fd9664a965a2e1254363dc65e15b6647b87c41bb41d74bca613de27a6b9f7950bc7f74901b5901e6b7ffa8a5607636e499b8e07076c8743a1fdd03050ea827536ebf13672476377ea9764bda48998cb01f7aa03bff90885a59e940fb8b850e7070c9feb393c697aa260606d687faf947290b5d9467c3f3f4c9efcf32b81bc921073e423fbd2ae7c0bdb0d446144d71832703f031acfed1a0444a8e99e3b96dd0e4875024b0fc5215317d9647477e89f62e336a48e36c06751da9a24a41ca5fbf0d991fe921df585f790c5231ae3240cabd2fc852ee4d325a81af70ad22f58dc0ca9679e152815d3d9cfe24db33e09d2a76ea633b50b70f506e839a4e7c45b5545256104173eed9ad89e371d1953db2a67c625546c82d2204fb11745ecfac054f715408b5344a8e5ccc7d4e605735dea39cc4376ed349256bd29a8c9c4bc6ada6f5f65cdd5b51e9492a95f9ab3b999fef30f56a38300bb2637721dc262b930d35f365452bf134bcf750828a2c0e5ed8d845a4908ac922e8d097a1ee0a87f3e047a14bc55c4a31c2ffbcd2f3c64b2da416ed75085f70ffe6b32aee3484977e64e3f3eb500a198e9c83905579f3dfb5e8910063c2b09f55b39643bb6dc7a1a4e30d6f2809e36cb3cd0ac961b0d790a619cf086b61fb7d3609829915432f649357ed4bbbc91e2ad9259d1cc2a5d9b7debfe7edd8b3a01c26889968d5f5e534e76304b245788dea1db92b134c00a57f31cbc519857043f621b822b28b6e23d31e87cc579d0899e81c6d152072545eb0d2cc35d362aef9bf2c4714c4546096a63fb89d87f94e6b2a97d8ad031a1dcd0a1c2bd7d5e299e0944c180ed1e5e2e142da4f5a97d9b6713fafa062a63f95353e52275dc4624137a6fd4f20eb46bce6418b74ca52cd3815ab26d71889a56431157e7a47327b060ee3ade26b9946da602843d9163b123af2bd845bf40ef1dad7b331e0514f357c8b395c13379d532a804c7f3e24b1c1234356035e29988670e4702ea9bbb7932c8013dfe0bbb2ce2be9610b27fd37f1e4922f8d955b086798ba1ec37937ff170e1e3a8cca37eaaed9cbb19413a5aa9adbc77bdccfc3acdfb1157a82cf13cff3d40567a2b09f571dc6e52d40d0361d0f473073d2787250a91cc3e431b492fcfa6609b4290bca0883a210b4088914468c7c55f0e856a51dc2a2cd26d570c562225f6ec2fbe2691b252789107a6d313639b4318fccd5bf522076898721adcaf57a3d13f2e5e43e0a8876e51ccf1cb2e2dcf7985e84bf88ee764899cb85b8fb2e17d79afafd863f0ea93fc95cfae34a1cbd4774c37710a38758356d621cb906930b034084a61ad833a1f509882fff19999aa1f1dc876ed618b31d8540fbfc755c3f185cc77b5943a707affbbce123c456e00171fc85111b794d18ba07d03dee850dc4daeaa6688dd79141c8317f8856386e70efe92dc911bcd59d374f8847d976cd062b05200179e759dc1a6cc48a3537615ea42cecbece5e2fee74225857b4480c4d3a0cf7dd8f132163b2f87d69d82f2756dfadf8ea29ff2b26cc7f43a7bd8906b0bd10b7794dd400b8d0332bc1c367ecf588c981c0b3c77da2e8b4b6615e8232b86dfe1ac3209e09cbafae32ac925931c1ef6d88ddc8048bad44efffc7573989d4a994b210aa6511746c92a5fd83202aeb6960ee7646b6991aa031b916a56ed784930dcc3db110f1d39fbfb20e1cfcc98fe2fd84c4e0ea4d9b64498c9ebd7c66b39de58e31897517966c2763473e011f8df2fc2fe35212996fcbc17720a8b13ecffd1924686ad8a1ed851d80167fc501c7c67d0d5a6cd2338b6adfdea0bb4cd3027ff6d714e127674f132444dc808384706a071a80c6bf5a870d1d1e86447734f8d0b239ea48ca1df6a14b175a0c32875097b2f02219f585ecf4240759906150c1d4caef3c7609c81071be0e46c2400bf40241d76f5ac00c0991e45f31d39b7e5738d9050de74c007802cc0f5f988083a134b7f2139fd760768ee2789f7eca9c4b3e722ac38b19bf51b18f8f7022333c341743c65cb96fee5db61b272baa427584b2b4853b85a82b63606023477f4d9619b9c15572fae029525b3f985191ead6f6f5d00061c6c2f877d8101e01c60fbe86b3868b36ec05421d331c577d5244e55d6a2c25d3b5c57294abe7082a120371f75574760336eea5664160c4192dceb515d36e7011a0b7028e0da5e46e45c3b0836aa73650192691eab9fecc35b0dda6a4bb69cf6e5020a81639206e72c8638b66e6405648fed1f80e12c50e001069b05996297f9150a73c1c0484be3218e041ade0ca0f51c3146081673b6b75bf8830204a3adfda9318c4896c73e15fc90a8af88539b81786e0ef73ab13490fe93b3413cf59eeef8501a31ae423468ca0e8f26285aec002404d13409643075873dc02893f8e259fb396121d188ab28927bc731ecfd8e8b86ba4da7186a532a27220c73238baf02915b1bf9dd6b5918ae0566895fda6c1bcc3e08cd8dfc7d40bf444f2bc06ac94430b4687f246160e3af7d4229853453c46061247828abba5ae07ea3dff6b8', '2026-11-22 04:00:00+00'),
	('b1611331-58f8-4018-8689-0c54a5252a0f', '686ef8b1-849a-4cd9-99c3-aa15874871f4', 'receipt', 'en', '\x013e16a115565f62fd8acd2d43e89705f7a8ee02c3c702cd5460e338e077f0de44cff701aec0cc400f4800d3e2a3eb79f5a8e46f90be8d6176a43ddf44b759f3652150e711616f7b542ff651e1c91541154cc793f78c9b384808a728f8a261d7b4a401560208704b4c0e62ed5036a787ecf1953559b38959617caef9a45f9105527cb2aec1105c1f11254e1233834ea8dbef60addb60c16c26b63e178e3aa3fc429b3c062e37521aa1b4112caa9d72085ec72e14e82c5b4289a22102fc9bd89efe8b3c84f3a71b73ca97e671c7c7dd8b77492eb94a589654d646476a82f88258792139f3c068fcce7a8acdc3da18b33eee8536e7d67179f1de57a56a2386af0f7fee8af2246dd5776bb23ef04c8e1a72e7ab13cb353e7745775ef0c012e661cb9ee07561fbfed5444463b94c94ae65c8353b461dae6adb4514116ca2a90dfb5dae8abe9b96a6242f105cdb8c32cfa70ccfce0be6e9dd579d8eb3a2a0f3ddb84da71423dafdf288e2fdc789681ce35a67e164f55ad585566c6b2ff4fd72a86baddc1104d737772e62067a1b4bdd02b5564e8f99a0e4acb894a6b64695e5776b96b27b3bcb666b80083ebae022ed67da642b8000805d25c99c74b68aee59fc8d33e859f7e6423655734687931591596f0524bd50dab9eea4466aca1c864715c38dd2f34936b96855eb91484e1477319a0a936e639190517fbd5b5b11121be53ff4712e4c71d1ed31a44c9d58190cbcd40a366ff111990a40f2e97a985bc2a999e4a513afbcfd48d50093c2509fb52667698df786a44afbc62e2560b93d141716ffd52c1145d14852dcad9c3c1f19bf44351dec02644aab6e924c764b66d913ced1496ddb10b6a8d6fee0331a42f69530ee273b892075e580509c81008e5b146f74a3a21fed3a8beaab48207c25326daecabb6ba303bb42de62b066f59c153c38ca71fe9d102d532e85a5291ba157ecf706bdecf4019a81c46e56031eff093673af5f2f4afd837cbed44f8914b988b7989765841506e682f43393407ddf3cc2a1f25f03e556b1487fa2a04cb43c23d1bf11e5751d3f9d4ce059a58d0e3d80728a074977cfee0f667317928273cd7dc82ff994c693a5749a7c3fff54501b3b996b3eee7ed649e9c18aa69df879d88e028e6d69000d4c1eb978c5fb60331a3fe6bf50c11dba10b9732f24e92b2ba339f6cf855342d39fcc66f01c2d775a046ff42544ad8faa09e30ce54171278443f4e1bf9789c307b5b84aa7d204129e303bde637e74c1a2ac42fdfa0bea5afee9cd82ef2ebc60a79a97bda845066f6430d55092d51835e2398de6c8fe3d1588076d718e26134db20d36dfec7612c7b90637f0506b3644d330d60b3bd991612ff13ffb4d9cf33b3092407de41d053251bf3216a518fc49ccfb1f421119353589c289c4fb2f8ec33b41b723ba741c9d506c4d232a868610944a4893e14af7439f055667637a85c20a922c5b738c21824acd28ddc39a2e06105208b48d2eab1119d6d87c6cb716ecb03b1ec219b287a71280cbf5925caee9537ea0c067c71da168bdc0891802fd40c84627d9203c6a4f9f3425d1292ae24ffabf61507a340299f93a922380cd2749df5268caea3e43fd7c14190b67c5d8c9df769befacdb2cfa16ec46762260fb09f49bc44106c35d60b2f43a6335544905666f658d70826cfb06028d4339e8a20e7383ecbf2638f3ad3fc9bde1dfb6ddd93d3ab6bb432f8987afbc321d051a20b46beb0bc3f04c58624096b2f23037c53d4e95b126a73bd2d8977bb333db1e02acd3d1e9457298f46e491a4d8aeea8d747a06f7b598fb258c08be69a32b57adda33f66ca499679c37fcc934ae21a26eee9dd46dee560cb6e3815f385149bd3d32212dbcf0d8fde1b483fc73a3188342205fad3710a3a387ab105a8592561b8a898be3b2756faa6bded06ca578df607bba688b0f9727dd7aad82a6bba2ec0a59dfeb522658222cd9617ac344ec7fedf3d2aadc2a0d2b8913f9f803f4179ce635b6863ac93cef6d3e6c8b8e3baf5f2ca0a2a248af5e678cc5a988315f6acb7f56a409b9966091ed6bbb77c758d957bd1aeb3f55b6e3431e49d46ceee973fdbc99060677bc5b6c86f3deabc8b27f0b4bdb3e570311608ad0eaef5bf1b257c5962391884aa5dbc5a7d0a39eb8080a5816846e846fa47bcdc205b86b373454be56d30c625c4ba725aced109913cc811f4f2492961fb99ef158f5c58700328c1bfe5754f06104e0535315f0c519a526f8e2b5007c12fb70487b8ec39c5c81bb42a8010ab0dbe6cdde895f672992c8accd511bd16df799d348c45e1db8d60c6cdf6761aa56c38d8f8f68620e02fc96f5beb74d65bc8a4998bce7bcaa5c55591d589dd6e32454e898311ee0fac5d0971dd1e1c7397be9ce60305a7feeca26f423731b6ba1010f50dcf4c3c7ac00741de273e0086733aa5eef4981e0613ee9bd307c47150f56c783a27212527828e833d8ed3fb14254387ab92d975a2aec62f41db8f084c788481813a26fefbf15218ef46a33c92145ca9251fad9b294c8dc4567e0552c0bcaf2a368101eb031295003a365666f84d8567c830f9e265b70d0a4f79caf4c8d449a495f18443996c1d965da42f08965753b2fd82db682d946e8fe60f6e37555cbd0f9d7bbb36d84dbb0dc4a011ac2c6ec46fdf9facd1d55d3f68a01f2aaa01c030ae8ee2bd9cb6e221bb9f8535626845a13d8c929fcbcab55b3ebdf91c3ba0395d417fff0250e42fed330fabd920a69725b9c69f017dbe41e3520d2543928a09ffe3bbbfb727e6a65ac02a547b520a3e37a9b91d7e03a91db89e3ea3c0fcec877b080df267026e02c4b5301dd883cda0f38634c181d3549f46d63440396f915341d578f7a6349e3139743f6cc13463b7d966e8bb3d231b83523530a60e10db47dde77919aa5fe3d64e36e04bfcd689913fbee2918c3fd7d87ebd5ee4bb1f1aaf2231543ff72f1b5bc12d92e1eddbca7e6f4a7c9c6c223a4739f12ddc64a48d6e93a24f875097fbbd965cb30cea74ae1a5050c62923f00f0722a98b198b91c628e6376665059d49219c17f38286249b6900bdc6c937531b721cf6b8fb7942c5538079d6c1b59a16b012253270de82028441cc0bb2d43cdeafd3dbf7668a72d9e5f39c7d68aeaaef0fed63432fbca79d24ab9c3296d2948cbfbb54d487a74c9413b30a9fbb062db40fb2027b6c477e8a5c0cf21705e90c6254b84b7d5bfc87c57db76e2119d716a9ca612ab9f04ff1b31bc3c3cead31c48511cd2d0aa86ee8975b23b0287077a584188456127d34a8fb7ec82abb26d0b7592ea4c5eda63179826318ac3f014e01cd2eb1575fbbb3406e26f356f508dce1fcae6c6ccb83d186d78919e7fa7904ac237047c9fcda7a5f1bf0203e471e6332dde3132670dd66f91b7e6ae613d52d6143ca911c30b30371526a79f78ee44b93e61ad3accec09e3743017a134036a89a27716a0ff4418baf8e909640fdaac94e281bc43743705b2bf66fb24ce761b77cd33e1c53dcc6bba24ea31c82', '2026-11-22 04:00:00+00'),
	('e635febb-9662-4870-8f93-92c0a2afd151', '686ef8b1-849a-4cd9-99c3-aa15874871f4', 'wording', 'en', '\x013e16a1157cbf73361460fd7b57a5722283f875915e5e3329471300a3479877962e2c71a2436d114d91ede4040ef057ca40663d31bf53c276c1ec5c854ceb055594ef08f17f19617f19aee8301672ba761293756031b7aa1af2d1a4cfeb31ddcfef73636b848c74f22eefec041678df9fe9323a6ad24a1358d321a194a86e4400e4839a41eeedd04d983d87f33ca4bbf40507ed843aacd5a118137a3c454517a55578f07e00c611c3f3055771294eac5a8e757515fddbbaa785f7bea89d88cc19787e82c525fe7448f89b9a820614aded1f563d7ade9f825dce533c5659376eaf5e5ad14291ae0778a0ec4901a4fa645840827f39d4cf2a6f544fdd58aeb424d069c48dafc734a4d2e28464e0c0187d8fe1bec55887a6900cf8a6cc3769d4155d6a59a7f6821a72c85d09a26598912b77e85c1ea820b9b9d6e9a7207187b5a1023ffd33c2a99a31dafcd500dd1ef6684cfea524a0b53e0b99dd869fb9382f7bdf0ae8fcbe8933a4c873b8e8d721ca67473a791f14e28993c2258a23cd677213def49c4fe434973f0b7bf0e923813567c98336ecb7e6047d644a805bb25127c8292d93f94142e4567392fb019f464b75d86c8eb8094f3ceeb48abf866d75ecb30fa9f1facd75f66d39c0218a0959939b4c1df13921506d4b395c35c22fb8292b4e87cb54a938ab23f010231458b3c1854e06630b6e7411d295e85384957761bead6e313f753c65a175bc3e44cee0558845b5b29ebac96260dc5bb3ee1d923c2ab935450148e165c245ee155c2d594e5685a6ba33b47b5011ddc4c992a66bcdc759a0c46e1696cbcabfe0a292995c473dc429d5f4a06cde3a87213c2f6fc0ac697e7351998c413541d68490fa80397cd5f5b83a46c18b9e09f75e0cbc87a6ad634e9bb783caeeb1b0be0f40f5b303366263bb9400268e0125a3563037b8316479ef256b80ca25dbd69dd569a975175e720511d5bb055584293894b18184764b45132a7569ff83e4144b9d4baa7e9befad5a7b5af257f8c19a8debf1bd2e8bfb369a5d81087dddeaccf589f814312860793bd004b322195bcb7841b32be0fb4f543439b940eea198f3a64c5383a1b0447557b54e34948b655aed3bdc4eec523f34612e8c8a15fbddbede3584737d72259ccce786d58d10faffd7a76de61666086fa18adf95a87443280cbc23f07b5af164839b550a7b6d019f73cc7451ab36e04217ed27043a233045958a59da61130c2e42769de195e7f6d660ee8509f1094e2eea287fb5db4ddbd92596f89527e113a00e661f8e9bce036a60b756964e5ccf3424f2b1defa1643571386161137cb5e5fc7dc278bd2435cbc49e7f1e9b9074e120bcb5c0b1d5797e97fabce4794c3014048b32dca1f0f872587b08dc26a60b9a8af4016101f42319715409ab7089c5cc9ecbd1ec6baf17780ec5b266908a6728a4b0b68952f85aa2767b78b8ff483ebd23b60b80c6a974b6aeac34deb9870319a6b69f25bf9376a93455dff0b8177ae7faaed057840283ebba4c470ceaa0f889095b0d17d91af8ad8de67ca0867a969f16e3a65bccab4b879ff282d2819a8f62b9eab991cfd4c797c127d01f32f611973d2f0a143a7012bddd6567d59c53ff723ce1885a10979fc227a0820b73f07ffddc24e8a70dd1356fcce4c87953f5ab2653a6ee0ce3ff90d44c2d75aa7d5ef1293c9c9d4681cce6b40df40d0a3e939f1274b7143524df1ce053f0c1b4de99b7f33f976c852a0519a3e6753a5e525340316b65806e15b28c2e794e398c8f9c5946ae435377a2a80a5e700078c28abe364d7838fa3269eb755141008a3d633364cdf794194bfc5c04ea10946aa7da37b411c34d9faa5c65e4fff99ca70d6a7705de6211f4f4454ce32d6ae7e194e9b42fbe88639b394a3495e2300e3cf55865d139c4a68726fdddf956a3d02eb8c7f09f96f64dfa1a6311dc61262854312ff042e678355ce6a2917f270518bdee8c4d17baf90d89b67997d4d9a7dd064aea1dcd33d1ffe720ea7b8d139824f522f6bbf7d4d6de5aae4acebd2ea5bdd1d7edc597fe5078aff2c48b310b5d50426092888762003e8fa24b06f3175b07110e2ebe167baa6a946de086caae4f36c91f50e6c7d7790ae9f34607aa4bd129a9a8126f1754ba083073bb65b894742b7b9c926f92e043f56188bf2095d24375d365f44d8ea1f0c8db8f5663cec7a223196673c86c7388ba1dbcbdc590a49cae624d74fbbc765057ec0468e9ab6d78d9f6e4b8cde06629143780b26766bc51c0a11821f879cfef7227a6032580544ba65017fb9a1aa146fa1fcc09b0d14fcd54c253a97cff807dc7a5eea0fe5aaefd30fa72fd1c2d80f20575ab8719a6705f13a8e606f05e4c24668807903f050007f934c41114af22fd843a9e5ac53fc99866a5e0a6d86ebf6c94dbd8bdff1f94d6f22bce8b2130cc320b131b6dc7e4b4aff1ecb7e614d7774a92a82e900b59ba2d4c0b42f36b9abfef5aedd0d06d44fa035cd4229a6713f496bcbc202e8bc1d3eb9108506490fc4eb0dd380bb327301b092dddf34d0e617602d0b45fcf1a4f3f6a3f2e84698f0113fb139224b65655611d19ef454090e88b17b6e5dd91f18e44113dacbc0b0b7bbbaa269791918b6e99f08480a57a28cb548ffcdad957ab85f8b0aa1cc8813d949770f23ed1b9aee724ab2406e03004f42724d4a801bb0b73cc28925cefa956e7a9ab6feb7e04d152e637953d6826a705d488f322b10c6952e0d6ea16ae7fe51cf2dd193126ed8098b86b7035ab4c3b3c6f4aef20d3552ad13959b9286b1058f9922f7c17e5925642116db6c68a93b197f58eddba52207d03a06292b86c065f1280e2382b9ef5ab01cd37d1708bc8be369f328628f7ab8b0d5b90ad3c6ab5cc8e58dfaf6a6857ab7c2c5f3c6fbf040d427adc93ab62e1b22458b19425d09dc363bc123f46b21071f509d8f44520d967472b569d18aa7ff11616c0127661ac030b7badc612d0dd48c28054f774e30f6805b76dea2518323c92e686c0e40dc635273eca796c848c5fda2c719ce155aa89064b8fd22a6b23560ca75560b8e8542654997d9433495292b539582a1de99715be1055eca72df4bb26347197e0103bb0a29cd4f0ec3b7137cda2e8b717c23635c22efc56fef2bbe5c1d93986d4b4916ad3ee56114a67b49c2974030f2af38856ace280af7804e9d7e5bf4b28bce542975e0866ff3933f082018bd2ad740acc07d8c7d1144601a6bbffbda15c417adcb7e9227a734978db8d14b12fe1cd16c98311b2295af1b93aa3f0b940d0889f976b7075180fe1ee00f449a7b3e41cee7b14971bbefed1f7c6b1ac8e76f2d274b5efda3f0856998beb65ff371a12ecbd4beb9deb034e0440b8057fa60b0ffd38256f36c4e0c54d46325f5f0c30e4b5ff2aeb714767caef39287f8e52e5bd3363db89fdc31c8f560034c51810989d7ee7a99b75d30a321b4091ffad8110d746a2bbd4fca20829585bc07c101c6deb3794da7954d4e7fb7c29c1072eebe628432711ddd36da6bfdd091', '2026-11-22 04:00:00+00'),
	('031a8da8-e9dc-42eb-aafa-4be4fa0d2363', '7ce7c61c-eddd-455d-adab-e75b170c04a6', 'schedule', 'en', '\x013e16a11583782a401bcce311de0961a52e3418c3e7404a444875bfda5f1767bfefd325f3e1da28457585edad76c58ec62af676d02e3d293ac3ac5967fc78de7f6aca2b9eed9c5e43a68e6933a59b1db032bcd3548b68a6c42cc893800d1c10935d0702a15789328cdd6fa474c2275ec3ccc62b0ce42ec4ca4ef2a936ee3e286a770b99f73191c1631cb7245d5a60903ba4f66cb8f2483c22823891eb028124182d6a4b5d79e359684dd1537a5e10e8936b7c9d7048812af3e090f5b5b5af27e0d43a235f27e6e428401fc2b0e50e4db5a9df12d04179b5dce978f5c9dd2162f346c14990be2067b0f3751cd2ad00de8e2b40e3c36448614a41d115fad89f30af8b7e3b6ad6ac0a7bc7d03176ea026674b3f9900693a350629adcc0d2cd185b2dbb44fbea0fcd1bce476f38fb979b4a73cc8bf914a967302c31023fac7d0b045345591c3cad6a0b89a7ba2b6e0c10ff6a3f638344b7391aa6fdd354f88142529fc90b57eb290f6e740ded98f5fd96b7ba3fa78b213c7137eaf42e711377299be0b1bfd9a4c72d764d1820c9bf905584d62dd041f44a258959a481b24c7a5c0a27d5a38fd2ab66a1264fdfcc8a810d1bb9bebab10202281ed094f0ea79d08eaec45ec49b06384bf6b85de59949a049c397c151f201195607c974a4e7f74d71771a0bc637c2a269f71357a8569231a862ae72e6177e12a3866014606dcf181b026422a9f39677c229c0177d57c952d02b358f0ebdc00a772d6fa6de4542d16f277ce82f4ddb1c97b74058cfa1667b8c0d218e1ca3e15a84b99a7abd3d9511da43407df06d9501ab200acbd70783212173de5aba8810a5e70a4674b84cd599893453810961d10b6b6f169c8a50925b73daf76713e406b9fdad95cd2b2628066df1ff9ccbb3ba42ffaf0e5f6b8bc09661092f12f7baf2ea09ec11382b290d8d8a3edc74bb2f2f5dff9d84aadd2c68d7900a2ffe54faa17f61bb532d2374d68cc63bdc1ae481a550bbeb68879d7ec1e9d733354f7b54156108b506c74b9b7820f823f8a6e0c9ba68ae534f17fd4e66bd967cbfb74aa3c7ac2e97db175ecfe53e376a37e0830f4e59fe6dab1a7e5035e8a1fc762ce0f51aa533814fc531cada50203f118113e3c284250e9ff3a7d90c2935c0f6804b040d0858c0dcf0512f0f05424bb82843675c01c9d21d533718974a0850841c27d91e994e04da2b49ec46f59d3f8d426949ec60aa1b6954e460fa89c5146ad7a341ab9c2655485d439e77fd6415a7b27f18fff5cc9b51e8dd9a319c87a5249e3f316d577148a07f81df482540bd11abc1e24797b00ff1d7953598c67ee3fcbcee371da4ac343df4d31be365f28666ddebfb05876c3e0c1af36111cbe29c7058b25e0d21ef735aa2db915c87bb6f62203731ab2fb18d7a91716b00a4057bf270302300e76b60b7adb1c2d67f011006d179bc557d6c17048d5acd6dbdfc42fdfa87f9f0b3537c3a8cb1811ab067fe92311cd8a5ad4dd12472955779950b1745d244953ec6a9809d1d72ebcc0be2899f24723104aeeb33f6db1ab2fbb7538dad38ec38a55e164d7db6a9d65cce919f9be81c93a8c1cdf50f91c9418ad6766ae9101f673b488cfa9c08c05bb1f94512f0566a8891fe0e109f47cf8bd7b744ef3d61aa0d935a5804e1c780b8512548fcdf20e20de3f60b4148e6e9570d3f1ed1dd1e869058ce1600ce16acfee0fb1cf824deb81d8dd7207b7bb5b40310dda79a429be7cfb8b27312b8ac78422611d4d7b3164a315a0ac57e74084b11627eb3f2d712225cc251a4a7ed296d10dc0ce86e653a8b1163bc2e9dfed8eaaad199fe6ddff31add5d45d178edff39beefc26962939506f8e9ac46a3c3f411350f12efa7ce671480e0e127bc0ad89f9384d852667a24bba00563d01354d4391a059ccd941132994883e07881d57c9ce90ef522cf40a12fd569b31025ac76214fff740529a324ac25b5110dbbc0d652e7e1b8298eb8397ce43b4cecc612219eaad3494a9479d5dc7e8f75ea7f36f158dcf0038fd840351e6087bf17bfd7c0a2642d66f58ae486152d31eef9b44d04ada3daf321efc0ffc8f7342e2ebf57218555e7fd5d47d31182cec51b7a2ec6770b5065c5acdaffbc36354c4078660019cf4e1aeac784a681866247210325ea15a608b2dc14b4014c286e0387ac94c85d98dca38e902f906feb68ddec072ae98a4b574e48caa6ada3f8aa00a4537f512d57e1ada1727e526db3f70b9508e02d3c9f9b2c10fb3590fa87fd6a72ebd37337e2bb5e435544e9ec49b984438c1b05340c5df4ccfbf9dd73afad179d9f53895bce84172aff6be719345c82913ca13b7e2b0b53ffdf51925f9bad86d76bfec7c8986e36d9233ba1af18150e43a1dba019c1a4020f77c3086d4b9f6abe3116281686155ea2557ea1802e859db86d977aea67b117d3077c06c85c02aac32cb62712a56efc7ce43c7c5bfe0e3f5432e1de3e1903e0903a3dc0afd6e374cd2e332607b8ca87e385e81bf38eaa4e10794e569a84ddf073a1162b9a5c1db24d04597801889f2f58c4bd9e89ac0970b5270090d60c1dd86cf72b3364edd03d4c9caab2987f7c86ab6096920250a09bec8482735b4a12491934ff586d6e61ac503712eb3983aa5e0aba1d266bcd721d419efb350e36bfff6e154893bcb726e4176d41eba59f61a9408065862a08898c49c188c3cce6ba07ecd7626489ddd37b211ade4b15829b5c958c67a090d9771725dcb0fcae5ebedef8fae8940cdb58fb6d3460f72addb583034653f2f10828e6242bc65bae9edf418ba20035d43307ec59d533b5b962faa82a762fa298267f2415aaabe0c6c654f303ff1b69e52ef46db5eb35f960b8358b7ce1fbd5f2293d52b975cf98839aa5328caf7732bf431dc3182368295025ea398ff8ab8e035099f3c279003c1d7b78ca7cd72e1a273b2d1b296a413d155ccac99d0cff0385daccdb5f3ebceba01cfc2a0e957c8fa6d03c246e72af6d745b3377a79642d1ea867d0ccbfb5261221b6561e5e5ebdee5c24157c0cdb2fd0208016e83f988a950975ed4083f8fa4f4933fe959cd9d838225f70eb22ae2cd7283f04779cbc6c4edeaf30c70cefe0eae4044686f472bbf4f92d5aaa6074d6af778a2006ea2d487a35b53fc568fec35619ba42dff18d9ae8a179b0545010937a916135ae954245e23a8319d8691dcb02cdbe2fdfc0bfa7c3d3eab72225b01a00edb39ecc516dd29977a0b3e975a85b54a13c05395c6040c83d1d6cd117da21b81f28aabdf013447c9ab56decd679c6ae76fa0efaad1b6a2f1d1b24d609fce81f88db8750936951ef383e5177757ba43e791522631ba0010cc0078309bad2da881a8af8fd6193bef5a35f21c6837701144cede2508ccec667a97b836cb1b42cba2c90d5128228d610ff684b647de2a36ba7256ce477c908c29860f2c55abf80a9dc1f38bdd9335ecd1ab21018060cdef772acb55dfb0b87ec807ada124a8417fb05978b0f9e7fdb5bed9f640f649a08227e7da29cee32142f9c27668c5be71099b0dd8a5e5ce33313ba581edf979b3f56d927db1642ea37790dd489fb3942119caf356686247865d8fe2adb6ac335d7b613bc613b797a8c129201daa919fb3a8722ff0417443ea4fc7f1f238dd213c174af8c40be7a34408242d24a281bc052e2dfbe52995ceb88d42cc49bb42200c93e01da4aef4fb99f7cb5f247fd53154574598445fe7bd1ccf96e29d438f2a4f91374c77d5b87349261bbaa33d3a1602075886b3b778a142522d08a673149a9d3ba1522e08da4b6f79fe9b4a87dcafabebfbadc358e76c0ce63b5031a87ccb53273d20c5cea4d1443a9049f9f77daa05f5a6bea6e95d743c4015ab1bbc9a8487793d16e019920d5d8c9968eb79cceaeee63ec614aa6fddf5d7fd2d95e421041bedaf411a4c19a605ba3819b1fd74c30b89e1a2cec1da3833eb28383ae91f963cdb0d389f99c2c53b67754b2d64e98fbbe137411c483d045804691924133676a07f451a9c6b1e2b2178263a8e4a1953abc4e4f931be027603ce18606a42eb97312dd198bcaf4c299dd645221b23bf339cae881e706c19cf19ab2f555aabe907067ac35b32f055becb6aee9026bedffecfc7a31bf77821af7857bc1cb2422591df271a489f6336bd9044fb22bcb8ec569f32e704bfe6619098f35f054782007496aea1fbb6ace1b5032c1d822db4d0600008d3fa853b2bfb3eb659cb3e730c4249d63598228da20388925c14cb68a8b6c98fae41b6409e6a7f089753ba8a6a9a9af2146ab69959d2cbecbe5b4e53abe97e405c39011f48cec48280eb7a499c89ffcc2e790bb1da2d54ddbc233025d15b4841e9', '2026-11-22 04:00:00+00'),
	('5da7167e-759c-4c02-b346-558575aba925', '7ce7c61c-eddd-455d-adab-e75b170c04a6', 'receipt', 'en', '\x013e16a11597f4b207761149292f2ceec632ed8610288ec243e977e8b5408eabae3632107a09b8a4f9dd12c9bbe424ed6ba871c47aa17e43ea9b8de3fe8130268a48e27035952d3b9332ebb75d94934dc5c91d01eb0add21f98e9c1591049dc4ac0bed54f9ef353741edbea3fe719efa9abc50893a0e23d6ede06261e9d7f4bed1a885f3704493a8b356e90bee128a7017c7be6e7a18078f328c6a98f4afd251fb0c78e0663fe26869249ce6a588a9002ce55508b7e9db6c19aec3ce5f9cfa6af6d637cad729fdcc22ea898533cd3a5d5e3185eaa6015af0ded7562987f9eb2035b5db8b3876f95e260b3cf2dc03f231178ebabecc6b7b031de7dddccda2c00fdc0bb80e2330c5a73c3eac3e0300fdb5ecec46684c70cf748f2a29395e980559d53427d1dd714e5a93dd3024be288d26a2f6818cc55121b14bbb08fc5f0014f41ca08af0b977c517a9f62e9f140807bcfdf6e533a026e95225e174fe90d8ea85314c741a273b128a31d419bb350c4bc2708de56b48ee8b749ed8e006cfd90b604c77f7c1a17e68f7a50a9bc702d3f7865b330d8177deb3fe4ce156e750531cbb89573d97a210b63e3a89c4b7450ae1d744446cac0b43a128db4a275acf2fc7a7edf1fcbec4d218422689513b52957a7655150c4590d44bb4c115df88dfd26e4569060f5b6b6a54a2e2a0b165726575be4adbb7ebb4f35c278070698c5e4c7f947904827f61bc57ff0dfa571bc5e13850c52a6c33ab6466cd7da2c125f940168ba256f1f22856ac93505a8b03c33f8e16e0d8a389a33304936715c8cacb3cf852d10303defcd93c0184a69050cf08bb6a463cdcc5ebe67a6d7c50d88ae3bc0906ee725bdb9228792ecbc70ac34afec252f98350d32ccea22f1ea96d597c5cf36583b630206406fc4a4d4e58bc071bfd95a216ad92bb20c7c32c4ae0a34b33fb6c4a87a013a5e3da79243740cd408e64a77eb200fcda628046cde79ae11b294bcb69507309a91336821bb3b345cae28d0b050195778cae583b84a9a066d2e20a96be940854fa6cb337eb02f267ca531cc334a347c5db720fd356e1ea56c0aa34d7d2a0edb033d0b4b07d06abfcce53207dc68cb4926281eecba288958ba3b42897a3509d89788fce5ba425c79bd65a23ca17fe374227e5f8d213425e1d2c8c681b7535fcb76cf1013aa99d14cd0d7aa10dc40321800cbbe1ed28d1c8ada6b81e1b10f7de00f1b29bc9c5943d92e5a936bcacf22fbea57d2a42f8f42e4bc611a9b9146cf7e6560115f128d691cb23f689a2005dcd1de9b919ed0f925c4d215885d38252d8b08a1ad300e842ffbf7af13435aa59789a9e5754c1f7d9c9d85db0d42e4d69a81d2a336df3da36d5471c15ad415376ce716b9b5849deba19a8f7cb8e1720b5bf18554f5154d6712bd46e3bdda6630e6bf5213dfa6d61e6ea2e37de9e8cee3c6824279bd7e3c3b693186ac2ca448c10f2e1887b5d4349e2f197e286d5295418a7c158ca3d6068fe5a722f81e538dbeb8666f1352bfe5bde3a50f5aa7f37f53f1910fbe5877c5c26b901751869510cafaa03d1fa18381c47ce9abd219290e1b3592a5cafafc718c6187c093de5fb2140b0e07c9e03fca686990e850b02f3236e151fc943147e5c7be6eccb738e0d4b09271a818cb65ea8c37ca1bd36ba76925c99a0abd33f3748d374677bdd6104c8649d385b6d793347ae9c5c9c792bbb2550e5f150ebd5ce6c831f884ff5eb069e89e288bb46ec074ce626c08cad083b8b7bb24a67a6f8190a7a03e81fb6b0b366c7ecbb8de27837579a91079536803805a4c3f53838d8e82fad91d98c7a80fffaabdc8c9743ad55ef7daa9349def7e422196180c8ce7006a4ef8bb0f48ede20abeb433cf47073a6326f851023488ad8c6ebeb0f8d21f9148fbe751b36ab65f0f50e00c7fe5a4003e187e476d8fd651236cc66ecebefea623f7f0ec8dff9cb788c68f24dbe11a9d2fb383651cf8c974a29d13f1376c57a2962a5ecdd3d3bfaae18baab49e3b5f4a57520e4d9fcf01c76ca7b605d4c38bfdae349d69f21459c41a8b68abb76e6ef317cdc05a3ea8057118423e173904574572dc83d47c2f1c3081029654da94cb054e216ea6ba3b550038352301ed90fc229cc9fbe08a1e4b1548b24fbad76fdb958db798522b785d3149c015e652006fa58e7e19842477de242c33b0f0240e965e77d087f96fc10c465547be5825ede57f0783f9a6ac36919a58436c507410dee5ddaf10c11285721bda256fc3d17100b824669f7f34546c76baba4291aa0e17e83c0632003e19fc73f299ebb7a9446bf514d964823fbe62549990730d666d6a54744fb2a34d9378768b2ad747f014a31d99e7c8c71172f8bf7a3c7ac04abda3e607634c51e9267b25a6ae19f4dd59d5b5f53b14a6a56c24394a7dc037af6e1875035ed34bd3efb180839a7207f149574cdbdfdd0153fcd95ac11011766d3a3741bca4044145293663d0575085e1941ebca40f4caa8dc71ed4c9785deaaaf3ca6ee341b64c6d7e2529f0c451d6d89e845e8f6e0d234e656bfe69804e76d2b10264acc81654ade213628996fe457aa1af76433676f1d1c94f3705e4b9bed18e963c028ef98e13751a8670c4ae209ca43c26c7f832547cbf2111b6980a6d8ffd5d79b4bb097d5678d73ac2d8d78e70b278b1a44b0f3a8e64c4356d5b47012c79d9d0a03f9e998ef93501c13eb3d22f9a8e447e2e1bff5d62128b5d2489d9d32dd8244be9083b22e236684825305af64060d3b94009f3ac2e09072edc124bce426fd767a77d6b68dbc9baa32a007196db472324aa92bc3aea3630ac03f2f9e016044b9f0ec1d1e97713afe0a4af2fd16be515073cba33eea30294a75abf75d0236da001f38b0c2c04bcfea6faf2bbcba7bb1aeea117044c6a06fd32c28a20be5af44b97356a6b2d028043ca407720d6d4a7a83322e289aa498763c7835e21af5d5bf4d7efcc7f6823dea4274d1a5cb4c35dbd7b88d517f21e5a603d8ddbbb9c5d8aec396b0359d926e6f50dd42e9a8c9589a7e722f9e7b8eed3f32d05c550bdd823e151e5fce63cb8a75866c583c6c628305ec638280dc7ab94c225578742b563c5ca0a07f3bdda8a05e3e0747115498f1d157d7380efc7180b13b0e9d54833f1efaea8ee8d45a68e4b739ab6b240e013652d388156b529bbfd7b70420e9f3df05f220ce8351a13ddb4310c429274b92ca64c2b25e1bbe60898730de342aad002d70ca05ff4cad5b794de74493a8ecfa9dbf911b7f9dfec497f763d42c5730c2b7c96c7c333e1fbb0ee8cbfef1036e3191c8966c77349821ddf9a713aef76cfaf60c4ac9a106756d01601ffb8e7792527b83e1d5184afaed15a278afac85043acf428d42297bf3711dc03cd4c7d105b9139945295ec402fa6be87b5ec4b031e4d0e26203f9eea555430434857aa8761c87c0cbf3569c154d3069850f26a2f7c55eea51f4cf209a6fe7d1a9011d9cc0811536d2c4bace349aec225f0d3238883a5867f2ac6153fa15f975de112d20f787c3c7558839e29156c42b79c84c20533373f4b8bcf2ed9b5de42541b4c31e71ee4f44fc96dfa4890e4b2bbfb3462ffa74f1bc178f016429ede3b08291a90a845f13462d275e0c62edff900eea620113e68252a4ba8a07cbf6043b31bf755161fb01f99e34bd973de902f7478ae0051885c92e87fa20a8159c708ab98c2d8077e8b89e2ad83309b1ed9e06fb65343af410d3b33c4fd833d131ef17e543d5ac4800ff610314d6235e43fcedcd37874c021ba0dc72da47f05080eacee23043137c40648c01b37d32080cfb55e60fefd3aee8a040fe74de9ee7f045164c5d687819027929fbbd28db47c0b195582ca687b9a916f3f3c58f0af16526f30ba67a387a5fc6996602baf3ca3c0f63f8eb36a5bda3e8673598505e24a105f13438d700965280a7cdd50946ca20837cd6c91cc8ccdb9b840f322cb28c4153d217619e4a261934fd250e6acdf05aa1a848437bf8d5fc4eb17706b9618bd799cbc5076ac2178de81add5dc347497b562234f392501d6ff5d838d59a06c40b07f826f6b055a35e6c441baf223dab5cb04ee68c663eb11c2659fc8da9fe6a0b4ea44ca11e09babc633a80729f154fc16a667a2ad5aa5af78daa1e5bf50451a0c89d3a0ef071dfa8be947d95d6a67ae6360f7c42e147cee62d3505c53aecbef8720acbdfb25add8c365d4d1f98000305348739e2dc21b04f240f64a8300a3fe522ae5aa9e8e50276e84a099e8e54ee2bb01c962d6a58bccf16282aa4220030e8a853958e250f0844cfe6a1012b4abfe4169999e5817bb1b243422e4bc63b95c4c1f2afb70d4d2feb7e45adf9d2', '2026-11-22 04:00:00+00'),
	('0f72e049-ccb6-4b0a-9fde-1bb8a8338417', '7ce7c61c-eddd-455d-adab-e75b170c04a6', 'wording', 'en', '\x013e16a115fc2c831dc49ec101236b85a57b1c0d03c3415d46ba7ef22b982f3814105cac1bd16af6e9170d79cf4baea7d64b791c882180a8be0a078428d5f9eab6308d4358bf3678007032272d5eb862e67cdc309bf7ca925c1df041b32fde19c73af04b05083d71ffe801f0b396b55aaaf43e92e90e7b6f707117581cc3248714c1242788934174c21e50e45f73dbe902b9870d70eda3d06089bbf3003df44df3a5cad39454f496dc158fc4a066bdb834aa527f767b29cac0eb3aaa47c5129dc46127fe0b5f8a709fcf74acd16d5b67a0afe988aff2ba409b0a55c235f7a7d32d98fdc7c0351aa1c295865c8b0fe79bea4df49370dd48a8148dc770d528970a65691f2b2819f2cc460a76e585b782429f175f9e306a0694a657a815ebfb1138995c95d57f99f5a1ebd37e86af7b270107026a5176908b53fc0389e0e683c6e35d23d871c882faf79c718ce898941b5ba74edd0f332611b7b14b91b4a5c34e91b2e7baeb90dbaa968259c4dd8c7d5d103f51adf8a5eebb4690fb51f9afa88a96f8f78789e59620801358c5118fc606137ef021adb51e382846dd41972f9ba45663d9bfe3b35b56de379c8a11065e1e3538727e7899eda0d50a3f462b29df1894c5cb9d429d28a673e8c025061ec103c48aeb168e65ec4bcf075f0ef34675402075d92197429f8e6eb5427adf0a96e716327041676e61c470acbf985b07b5fbdef824a4a2c6aea7fe294d7c2de5767914202a92011912b1090b2c81d3cec9456e2894134b3c1503d74dd53c6242cd7ab1bec38a64ffcbb47beef303b4929c543db900befc61d64a1169e667a224fbc72e1aab534038af80d93ae93c864109931a3fb3069ec430f429551837965ab31a159df60f367b8731ea189f7597bfe2c0a518c5b818fb4d46421f8eb83bee6f144bada24088cdf49a311fec87bcd88ab0552039af49187d4b866c2da8e0ec3ab9060823537ba6f15c6af326816324acc90479ce3632065576af19fa2134711ca52922257a4ac0d5bf59fd4b9586500723c0f930480f7fe120106f8ff3ce9b4e5a6f4f42d8f08579a9b3f6f95b4cd727f0cad8d4b380a43ed56a2811e487f6f71c3857639bd73f3fabb78cb5820eca6a241d95c062d7fd24cd3057bae38bf945695f7020d9e3fcc1b3a970476659980e0e97177bf25d201a9b58366a8883d1a94ca717d08e3ab2587f998633f33726a96a1ec774caff3394b62b9ff983bf8ce8ce26e7656e41e290afcfe629fd2e2cd34a5f6e579f54d2c8998827c87d9aced39b840c19821cb915078df9ca5d3286a9d1bfea32cf974c5e51b10aee5595705b7385fc1a873908b5dc4a6e6d68708dc26d9c9a96363da8231d3a4bce56544387883e30e947bdcc3a8ce37f815ec26d3882c20b3417628df8c68f82147705493e7f1289438c666f4b742e06a42318bf1296d28dbb27999af65abc45b8899acd3d8a0c2d71ed18e4aa8e69d1d784c8ba314737795aa63120a396cb4294df41d82c6a27aad49edab242910e2ee8cd1e14e39ba5523d09bc7f05cdae1b08a76bdbeaf0d29cdd64a136e567b13cc7f41d73c775773a6c807e7b97ba4c9f01d3f80227b65e1319f261357d8c71c097d2d06061816c405c09aa7aa1430cd76af232e25ea2ccdacc1a86ad280a6f1d101bb169b0d67a0b3256e0b2a058f52f0f921248e3e7e99fa3023b390dc39d291fa903d1f128a50d583b90c49c6a93d07de365570817af5920b9754f01812ee79cac6f19ed3abc36cc357dfec065fcb1256d0d48024ea4fe9a282142af8edc3cb998a6dba63bc561ab37078ebd253df05ed3616989563b26efdf6b69a632aeb9f60f31d45cbf0d8a5a68f67c5cfcff8d88093a81f461014865ef707397e69308044ce553ed2a8fc039b5ad0cbfa81d71bf9fe3811d074254545daa11152c3c192587c73cb72fcf31fe7d70027f5cefe2076856bfcf89e1820fda82958eab8334e40440610a636b9a81c4f0d24d53dd091d7ba0d228229069338ee08558d953514de2b1d683411ba08ca22fbfba3590254674ece58672d4cc330514f2afc225a855e5fd922a08426146dd4316bd8de6ac4f24d23fdb51ee1cd5270d74dfc716199da5a8ed872308da6f531eb02444662db228638c20dea4954c3f59ab6818f9c879704af8da77e482f8e5e7021f1f5f20ed4ece7dda253734082422952c2b32b14ae7a8b4a5018631d34e6c30d9b3fd57efea14a0a82ebcf5ede87efc705fc5df7ab816946fbecafc5ebd012da0354676919ce3c6c28089439221e453cbaa027b66a78e84af948dbf4cf143aef572101e47b0c876ef1a0492a3c377307af9983fff933b78db1aa3d77e3553411df494feff01d11fbbbb69eacdbb7e9bc17e86c86e8d9b4dbea78f963dfc5c33ab5c95a0b1ce0ef3aaba917fc540d8b49e515d2b38e5f698b89bd611234dda269035416eebb57d61de687b68502de5fe4c825b928bbfaf6f40d5f07f19e5dced1e136737bba3bcb56c0ac14c4c3c0ff0089dd2bd166a9e752b6adcee4edb6cf62db8488d062c05f5771dc247d7895194801b2eef6aeac70086f2526a61e073b070829c5a0cf8c3ad137da892942cc0805cb21b6425b025b7c2234009f2ed5f9f48b773393b0187e20b68fd5954aff23cbe2c93e45970d7f4edba944d53b32b0ce8fdd4101d5c71bd11e96efaed1fe8db9ae240a499a0ee5ca24ff7a1100bbbb5fd9138bfbb82e2706677057e793ed2a8b41d9bbc8602280a90aeecac6baef07d8d8faf3a06628b14abe2df7855ae2b0557f22e0d4618a3752d4f4b21cb977751f587b4a14e25f55ff3c2cf62a0a9048bd363312a298fca2617f582a53fe77a45aabee17a08650debf3b58266d731b980b3c6df8c68a3227252b3518dcb6856293051f900c565e926d7f173b4e7b292ef1f13035fab564e3c01908eebab81342d2403a2d9fb5160a52fc4ec1a9ca2d596f1f4d36acf1f89f0fcb49f78ef71795e5306ff907eef05f23f89db0c8f191d676b64fbef4eb496910b3c99aa79ba06915587fb2d21165a91b1d4eff9b57dbd0f323927d29e21b48155669246a642c4f3bc682e251feae4ea7939b48390dfd7c9857e63bc27b9697293befd40129833766dab2a4899f9f9600dbbaf6937cbc9b18542f99008220955ed8d0846844d65801d428876021b70b2216f07817dd92049b9c399142e2f2ac84569e33719a22b1838d2daa501f189f77a15181ce8b9b55df74e08c9b96cc9d5e5b85f13b1d0b8f3a8aa168de6cb3c89ac738fe67ecb67585a6aa21a555bf6d9b426ab280331056e49a021ed22953f4daaae19fc7e4d5af2a64f25e85f1fbb2f77088abdfdcfa0343beb15f7b8518f12223680c19d9467b9c838b45aad0e5aaa6bfcd8165a2904abbcdd21cb41499c8fae9303203853a728bd618ad28358449e92d78207fef68c901a0769e0f054efd0c97195a960a6fa8f736caf47b2106226015e5b177969f8669e71975fab8ade723decfbb394a1fd291acf6526e6963ef3df0568e692cc2d1caf3ae99508bf634f9b9d4afe1e683573f7116060374cc491fbf6cadd1c1e6fa542a6e5d7bfde1acc19ec36ea29f52da7c7461fdac9e73365e8bfb84521ffdc2f1b17d77d4e0f1be460526bf9a4c5f9d26e1971f5e8a7523367e0b00ce8d34c8bd63027bfae2c9002db2031c0bf37c87efa3c1569e7b5135a1e267803695dd486457f0b200a6380d0bf737dc6d483e902c1704feeb8c6e3e36db862f8536f2dbb7f8b95c33fba9d0748df769d56337069fb0654200fa74dbe5db28c28cee8fce12d3a3628f2fd301ab6e092dc9320f6c872c6486f8dc2ee70a17867a9c1cc6cfcd667982518e2f529367a1a4248e5c611506ce46b9d0e5a7c17f27766cfa20655940f5f97359ff8bc3204a3c65e4b4f6d677b886316e74aee87dcc2c5b19d5d6fb0624d218977effb45a6dcf09254daf65f15d333f5423e3def4c77a93d2819b6622354f34ea6afb495017e309f27233c1c2030b3ba1a841e6aa5347a5b6240e4d0b4b361479ddb9b9cc204b7658ad73da2de93a67632517d82c9521b5de5a9f779999855f933bbf04a66ad090368dadc6d6924a6bcd43f9dc065fb520d00971b26d5d3bc65502bf3ce3ac4b4f0f60ba6574b3407c7a2ca462eadc0f22a568a719afbe117539382ca7ae05392bc7758a8e320835cff5f1112ecbb6d024e58e98f562b86e3da6316b2242b8f89c5080d48e224fbd236b226158dfd16466e91d381ece8f29a4cfca1e87efa227b8a0e63f3f539187ce19de7c5900ded57d6b6ac72739ed6ca725b4b2f9358cb00565e483b02f85fa1d825d900f5a59352493ca10fa075371e1a', '2026-11-22 04:00:00+00');


--
-- Data for Name: enquiries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.enquiries (id, enquiry_number, language, enquiry_sealed, sent_at, answered_by, answered_at) VALUES
	('704b4a09-89cc-48fb-b1e3-3fdf5ae23c56', 'EN2611000001', 'en', '\x013e16a1158502a3b7990e4e91f1867ec7b377867db76e91c368a069f6967aec2835cba1fd68ec048ab59643623a531ff6d38bd73fe6952a43b64daef5f35837276c11567dded9f760d7b1771fc5bcf28f89954d2478f5e52e5ca4d0b4c61c41', '2026-11-22 04:00:00+00', NULL, NULL),
	('1370e6d9-b117-4d59-b9b3-334184a56a4c', 'EN2611000002', 'en', '\x013e16a1155d135922fa3dabdc4812ee0ba8ac049abf18e7d842aa4e535486e5dadd670619c0f0272add88c4d515a2ef89802ad1d678e70a4d7508fd9f9c80e06fac05e3d652f354894e0f16f23ac85c71a6f61a6747d87443e204b7ffec5090', '2026-11-22 04:00:00+00', '52b816d4-7f84-4f49-86aa-fea88d867886', '2026-11-22 04:00:00+00'),
	('e2fefbee-c6e5-4a66-8b74-1ee5dbdf26c4', 'EN2611000003', 'en', '\x013e16a115187bc9cd98a5d4c2d925dc079630eb7821a75753ff6092f1d62a2602372672ace0e27131485ade3351446f2c9c7e6882754e0f100f7606e86499a8057f721324c3990246c5295688cf7bcb8a63cb236c0a09e16a514c4b36c68422', '2026-11-22 04:00:00+00', NULL, NULL);


--
-- Data for Name: failed_logins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.failed_logins (subject, failures, last_at, locked_until) VALUES
	('\x50cc210f997622c06d54e80f3ff90bb519b9581c0916eb80e73da1793b9578bd', 1, '2026-11-22 04:00:00+00', NULL),
	('\x1d51307db540b69e8f8455e78f328894c8a0133cdf53a38195d5bee5be0a3be2', 5, '2026-11-22 04:00:00+00', '2026-11-22 04:15:00+00'),
	('\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', 6, '2026-11-22 04:00:00+00', NULL);


--
-- Data for Name: idempotency; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency (call_name, idempotency_key, body_hash, locked_until, status, answer, created_at, expires_at) VALUES
	('inviteUser', '3a0a3b5f-c111-4582-a39d-9cf5091797ff', '\xa79bee9194f5af87454f47621db3b194d5bc95aa4fdd916136d4cce1055c5b23', NULL, 200, '\x013e16a115c2e9009a4bbc3f91aca028afdfce5e9bf4181bf38ac9e5a108df5a9210917551b294a3f40cf15aca5ce464d3a4175bf04ec4bbc6f9127fd13e2149173d35919fc8e91ca4b016f76826513cd7c87f1f6e848f020de0b29f26bda2eb3cd6889f17aa03f01bff12ca0a1800b7b97c1fa6047a60318ca26866a57f70bb4ef6e3bc0e048b368400f6fdd24acf185f52246ac9a4649cd3451dceccf98a1da913175d28358c480edcf92082c62969c639d236ad9e94a6610b39c22f12b5ce39a534150e285bc73217109a72ba36364ab5242fd737f44c502e988d4975cc67ce4070ff043ecf53bd4847c02ecf2c524309521f54d90e86f0ca8bb402047e5ab4871684a56d8609bd3efeac04850dd29bbe48ac50ce8cc1226c9d44a0a8e37a9d3f34d9e0fe50d4fff75f5132771c3f37233c70b3869978c50979d79d726f4961f3040bba6818028661ed40d8187cec4fd11b793fef56d3767b1790fa7205628d72670f058c2fb218a17eba614ef181baecd76c4f7f9fa00988b2339f8c9bbf5db569cabf05b59f30e8f1453ff83c00b9bd146ea09232e84a61f7b7d78a981a98e11aafc85b0b21912428ccb2bbb8e300f4b71eade9ed233f25dd985de6d66d15590d966aed0c84d6e22501740756e974c4dcaa4942a18e90a2d10fcbac3aa4979af6aafb6769a2f20d93', '2026-11-22 04:59:01.309384+00', '2026-11-23 04:59:01.309384+00'),
	('handOver', '0a07897e-d7e9-4d13-8a8a-579f6cd66ad4', '\x5fe9a76585c0894851cb3aef3f3d74c86bc2242059089c24a38f2c83c98e00ed', NULL, 200, '\x013e16a11557c10dd3c923c4d74712fdd4d631696516262d52086d54fbf71299d599be037b1482d44b0770421d87345a19f62bd7d4c73c74a13bfd067791ae695a5976db1a107d63e8cf374f18876819a33119037550f9b1f416d1fd917561d408bbc9edfa97360f66083c743f03cdb93c693ef3a0f00b1be2831628277228fb97d36a233823110c0733d1e3eb34674e896f959f8c3d', '2026-11-22 04:59:01.831894+00', '2026-11-23 04:59:01.831894+00');


--
-- Data for Name: important_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.important_notes (line, version, seq, text_en, text_zh) VALUES
	('TRAVEL', 1, 1, 'Illness or injury that existed before the trip is not covered.', '出發前已存在的疾病或受傷不獲保障。'),
	('TRAVEL', 1, 2, 'Buy before leaving Hong Kong; cover cannot start once you have departed.', '必須於離港前投保，出發後不可補買。'),
	('TRAVEL', 1, 3, 'Baggage left unattended, and loss not reported to the police or carrier within 24 hours, is not payable.', '無人看管的行李，或未於 24 小時內報警或通知承運人的損失，不獲賠償。'),
	('TRAVEL', 1, 4, 'War, nuclear events and deliberate acts are excluded; passive terrorism injury is covered.', '戰爭、核事故及蓄意行為不受保；被動受恐怖活動所傷則受保障。'),
	('TRAVEL', 1, 5, 'Manual work, professional sport, racing and mountaineering above 5,000 m are excluded.', '體力勞動工作、職業運動、競賽及海拔 5,000 米以上登山不受保。'),
	('TRAVEL', 1, 6, 'Trips taken against medical advice or for treatment are excluded.', '違反醫生建議或以求醫為目的的旅程不受保。'),
	('TRAVEL', 1, 7, 'Premium is not refundable once the single-trip cover is issued.', '單次旅程保單一經簽發，保費恕不退還。'),
	('TRAVEL', 1, 8, 'Each trip under annual cover is limited to 90 days.', '全年計劃每次旅程最長 90 日。'),
	('HOME', 1, 1, 'Wear and tear, gradual seepage, vermin and mould are excluded.', '自然損耗、逐漸滲水、蟲蛀及霉菌不受保。'),
	('HOME', 1, 2, 'Illegal structures, roof, garden and balcony items are excluded.', '僭建物及天台、花園、露台物品不受保。'),
	('HOME', 1, 3, 'Cover for theft is suspended when the home is vacant for over 60 days in a row.', '單位連續空置逾 60 日，盜竊保障即暫停。'),
	('HOME', 1, 4, 'Valuables must be declared when a single item exceeds the per-item limit.', '單件價值超出每件上限的貴重物品須申報。'),
	('HOME', 1, 5, 'The building structure itself is not covered unless the Building option is bought.', '除非加購「樓宇結構」保障，否則樓宇結構不受保。'),
	('HOME', 1, 6, 'Buildings over 50 years may be inspected before cover is confirmed.', '樓齡逾 50 年的單位或須驗樓後方可確認承保。'),
	('FIRE', 1, 1, 'Contents, decoration added by the occupier and money are not covered.', '家居財物、住戶自行加裝的裝修及金錢不受保。'),
	('FIRE', 1, 2, 'Insure the full reinstatement cost; average applies when under-insured.', '應按全數重建成本投保；投保不足將按比例賠償。'),
	('FIRE', 1, 3, 'Unauthorised building works are excluded.', '違例建築工程不受保。'),
	('FIRE', 1, 4, 'War, nuclear and terrorism are excluded.', '戰爭、核風險及恐怖活動不受保。'),
	('FIRE', 1, 5, 'Only the owner or mortgagor may take out this cover.', '只限業主或按揭人投保。'),
	('OS', 1, 1, 'Illness or injury that existed before cover started, and anything that follows from it, is not covered.', '保障生效前已存在的疾病或受傷，以及由此引致的任何情況，不獲保障。'),
	('OS', 1, 2, 'Pregnancy, childbirth and related treatment are excluded.', '懷孕、分娩及相關治療不受保。'),
	('OS', 1, 3, 'Dental treatment is excluded unless an accident made it necessary.', '除因意外所需外，牙科治療不受保。'),
	('OS', 1, 4, 'Injury at full-time paid work is excluded.', '從事全職受薪工作期間受傷不受保。'),
	('OS', 1, 5, 'Cover pauses when a stay in Hong Kong lasts longer than 60 days, until the student leaves again.', '返港逗留逾 60 日，保障即暫停，直至學生再次離港。'),
	('OS', 1, 6, 'Motor racing and professional sport are excluded.', '賽車及職業運動不受保。'),
	('OS', 1, 7, 'Premium is not refundable once cover has started; 80% is refunded before that day on proof of a rejected visa.', '保障生效後保費不設退還；生效前如能證明簽證被拒，可退還 80% 保費。'),
	('MOTOR', 1, 1, 'Racing, hire and reward, and unlicensed or drink driving are not covered.', '賽車、出租載客、無牌或酒後駕駛不受保。'),
	('MOTOR', 1, 2, 'The driver of the insured car is not a third party; buy personal accident if needed.', '受保車輛的司機不屬第三者，如有需要請另購人身意外保障。'),
	('MOTOR', 1, 3, 'NCD must be proved by a certificate from the previous insurer.', '須提供前保險公司的無索償折扣證明。'),
	('MOTOR', 1, 4, 'Wear, mechanical failure and depreciation are excluded.', '損耗、機件故障及折舊不受保。'),
	('MOTOR', 1, 5, 'Cover applies in Hong Kong only unless extended.', '除另有延伸外，只限香港境內。'),
	('MOTOR', 1, 6, 'Third-party cover is compulsory under Cap. 272.', '根據第 272 章，第三者風險保險屬強制性。'),
	('MOTOR', 1, 7, 'Excesses add up where more than one applies to an event.', '同一事故如有多於一項墊底費適用，須累積計算。'),
	('PA', 1, 1, 'This cover is for accidents: illness of any kind is not covered.', '本計劃只保障意外，任何疾病均不受保。'),
	('PA', 1, 2, 'Self-injury, suicide and any attempt at it are excluded.', '自殘、自殺或企圖自殺不受保。'),
	('PA', 1, 3, 'Accidents under the influence of alcohol or drugs are excluded.', '受酒精或藥物影響下發生的意外不受保。'),
	('PA', 1, 4, 'Flying other than as a fare-paying passenger of an airline is excluded.', '以購票乘客以外身分乘搭飛機不受保。'),
	('PA', 1, 5, 'Professional sport and extreme sport are excluded.', '職業運動及極限運動不受保。'),
	('PA', 1, 6, 'War, civil war and duty in the police, fire or other uniformed services are excluded.', '戰爭、內戰，以及警察、消防或其他紀律部隊執勤不受保。'),
	('PA', 1, 7, 'A change of occupation must be reported; another class may mean another premium.', '轉職須通知保險公司，職業類別改變或須調整保費。'),
	('PET', 1, 1, 'Illness or injury that showed before cover started or within the waiting period is not covered.', '保障生效前或等候期內已出現的疾病或受傷不獲保障。'),
	('PET', 1, 2, 'Hereditary and congenital conditions are not covered in the first 12 months.', '遺傳病及先天性疾病於首 12 個月內不受保。'),
	('PET', 1, 3, 'Vaccination, neutering, dental scaling and other routine care are excluded.', '疫苗注射、絕育、洗牙及其他常規護理不受保。'),
	('PET', 1, 4, 'Breeding, pregnancy and birth are excluded.', '繁殖、懷孕及分娩不受保。'),
	('PET', 1, 5, 'The pet must carry a microchip, and a dog must be licensed, when the claim arises.', '索償時寵物須已植入晶片，狗隻並須領有有效狗牌。'),
	('PET', 1, 6, 'Dogs with a bite history and fighting breeds need the approval of an underwriter.', '曾有咬人紀錄或屬格鬥犬種的狗隻須由核保員審批。'),
	('DH', 1, 1, 'Employees'' compensation cover must be in force on the first day of work; cover cannot be backdated.', '僱員補償保障須於受僱首日生效，保障不可追溯生效。'),
	('DH', 1, 2, 'Pregnancy, childbirth and related treatment are excluded.', '懷孕、分娩及相關治療不受保。'),
	('DH', 1, 3, 'Illness that existed before cover started is excluded.', '保障生效前已存在的疾病不受保。'),
	('DH', 1, 4, 'The waiting period does not apply on renewal, nor where other cover ran until this one started.', '續保或與先前保障銜接者，無須等候期。'),
	('DH', 1, 5, 'Part-time helpers need the approval of an underwriter.', '兼職傭工須由核保員審批。'),
	('DH', 1, 6, 'Work outside Hong Kong is covered only while travelling with the employer''s family, for up to 60 days.', '於香港以外工作不受保，惟隨僱主家庭外遊最長 60 日除外。'),
	('DH', 1, 7, 'A change of helper is free. On termination the insurer keeps at least 25% of the premium and refunds by the short-period scale.', '更換家傭無須另繳保費；終止保單時保險公司最少保留 25% 保費，餘額按短期保費表退還。'),
	('MEDICAL', 1, 1, 'Conditions that existed before cover started and were not declared are not covered.', '保障生效前已存在而未申報的病症不獲保障。'),
	('MEDICAL', 1, 2, 'Cosmetic treatment is excluded unless an accident made it necessary.', '除因意外所需外，美容治療不受保。'),
	('MEDICAL', 1, 3, 'Congenital conditions are excluded.', '先天性疾病不受保。'),
	('MEDICAL', 1, 4, 'Experimental and unproven treatment is excluded.', '實驗性及未經證實的治療不受保。'),
	('MEDICAL', 1, 5, 'HIV and related illness are not covered in the first 5 years.', '人體免疫力缺乏病毒及相關疾病於首 5 年內不受保。'),
	('MEDICAL', 1, 6, 'Treatment of addiction to alcohol, drugs or other substances is excluded.', '酒精、藥物或其他物質成癮的治療不受保。'),
	('MEDICAL', 1, 7, 'Charges must be reasonable and customary, and treatment medically necessary.', '收費須合理及慣常，治療須為醫療所需。'),
	('MEDICAL', 1, 8, 'Maternity cover can be added at age 18 to 45; at other ages the choice is ignored and not charged.', '產科保障只供 18 至 45 歲人士加選；其他年齡的選擇不予計算，亦不收費。'),
	('GOLF', 1, 1, 'A hole-in-one must be confirmed by a certificate signed by the club.', '一桿入洞須有球會簽發的證明。'),
	('GOLF', 1, 2, 'A hole-in-one on a par-3 course or a simulator does not count.', '於三桿洞球場或模擬場地的一桿入洞不計。'),
	('GOLF', 1, 3, 'Golf balls, wear and tear and gradual damage are excluded.', '高爾夫球、自然損耗及逐漸損壞不受保。'),
	('GOLF', 1, 4, 'Theft from the boot of an unattended car is paid up to the limit shown for it.', '無人看管車尾箱內的盜竊損失，以所列限額為限。'),
	('GOLF', 1, 5, 'Professional golfers need the approval of an underwriter.', '職業高爾夫球員須由核保員審批。'),
	('GOLF', 1, 6, 'Family cover is for you, your spouse and children aged 12 to 23.', '家庭計劃保障投保人、配偶及 12 至 23 歲子女。');


--
-- Data for Name: insurers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.insurers (code, seq, name_en, name_zh, brand_en, brand_zh, style_en, style_zh, colour, default_method, connected, site_url) VALUES
	('LPG', 1, 'Lantern Peak General Insurance', '燈峰保險', 'Lantern Peak', '燈峰', 'broad range, middle price, tidy limits', '保障全面，價格適中', '#B5472B', 'A', true, 'https://demo.invalid/LPG'),
	('SFY', 2, 'Silverferry Insurance', '銀渡保險', 'Silverferry', '銀渡', 'travel and student specialist, high medical limits', '旅遊及留學專家，醫療限額高', '#5B7C99', 'B', true, 'https://demo.invalid/SFY'),
	('JDF', 3, 'Jadefield General Insurance', '翠田保險', 'Jadefield', '翠田', 'home, fire and small business packages', '家居、火險及中小企組合', '#2E8B57', 'B', true, 'https://demo.invalid/JDF'),
	('BRG', 4, 'Banyanroot General', '榕根保險', 'Banyanroot', '榕根', 'family plans, generous child cover', '家庭計劃，兒童保障優厚', '#3F5F2E', 'A', true, 'https://demo.invalid/BRG'),
	('CPW', 5, 'Copperwharf Insurance', '銅埗保險', 'Copperwharf', '銅埗', 'motor first, strong roadside help', '主打汽車保險及道路救援', '#A8643A', 'A', true, 'https://demo.invalid/CPW'),
	('OVI', 6, 'Orchidvale Insurance', '蘭谷保險', 'Orchidvale', '蘭谷', 'medical and accident, many options', '醫療及意外，選項多', '#8E5AA8', 'B', true, 'https://demo.invalid/OVI'),
	('EGP', 7, 'Egretpoint Insurance', '鷺角保險', 'Egretpoint', '鷺角', 'helper, home and pet, simple wording', '家傭、家居及寵物，條款簡明', '#2F6F8F', 'A', true, 'https://demo.invalid/EGP'),
	('MQD', 8, 'Moonquay Digital Insurance', '月埗數碼保險', 'Moonquay', '月埗', 'online only, low prices, fewer benefits', '純網上，價低、保障精簡', '#1F2A60', 'A', true, 'https://demo.invalid/MQD'),
	('NQA', 9, 'Norquarry Assurance', '北岩保險', 'Norquarry', '北岩', 'commercial and fire, manual underwriting', '商業及火險，人手核保', '#4A4A4A', 'D', false, 'https://demo.invalid/NQA'),
	('TDC', 10, 'Tidecourt Insurance', '潮庭保險', 'Tidecourt', '潮庭', 'travel, golf and leisure', '旅遊、高爾夫及休閒', '#0B7A75', 'B', true, 'https://demo.invalid/TDC'),
	('FLM', 11, 'Fathomline Marine & General', '深泓水火保險', 'Fathomline', '深泓', 'cargo, property and third-party motor', '貨運、財產及第三者汽車', '#123B6D', 'D', false, 'https://demo.invalid/FLM'),
	('CGV', 12, 'Camphor Grove Insurance', '樟林保險', 'Camphor Grove', '樟林', 'pets, home and helper with wellness extras', '寵物、家居及家傭，附加保健', '#7A8B2A', 'B', false, 'https://demo.invalid/CGV'),
	('STP', 13, 'Stonepass Insurance', '石坳保險', 'Stonepass', '石坳', 'contractors, EC and heavier motor risks', '承建商、勞保及較高風險汽車', '#6B5B4B', 'Q', false, 'https://demo.invalid/STP'),
	('PLV', 14, 'Plovermark General Insurance', '千鷗保險', 'Plovermark', '千鷗', 'premium tiers only, top limits, concierge', '只設高階計劃，頂級限額', '#C23B6A', 'Q', false, 'https://demo.invalid/PLV');


--
-- Data for Name: levies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.levies (code, class, effective_from, effective_to, rate_ppm, cap_cents) VALUES
	('IA', 'GENERAL', '2018-01-01', '2019-03-31', 400, 200000),
	('IA', 'GENERAL', '2019-04-01', '2020-03-31', 600, 300000),
	('IA', 'GENERAL', '2020-04-01', '2021-03-31', 850, 425000),
	('IA', 'GENERAL', '2021-04-01', NULL, 1000, 500000),
	('MIB_FIRST', 'MOTOR', '1981-02-01', NULL, 10000, NULL),
	('MIB_INSOLVENCY', 'MOTOR', '2003-01-01', NULL, 20000, NULL),
	('ECIL', 'EMPLOYEES_COMPENSATION', '2010-07-01', NULL, 58000, NULL),
	('GTFC', 'EMPLOYEES_COMPENSATION', '2002-01-01', NULL, 30000, NULL),
	('ECIIB', 'EMPLOYEES_COMPENSATION', '2004-04-01', NULL, 20000, NULL);


--
-- Data for Name: login_steps; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails (id, kind, language, mail_sealed, attachments, state, attempts, last_problem, queued_at, sent_at) VALUES
	('1628db04-4922-4426-ac4f-201db2a41f84', 'sign-in-code', 'en', '\x013e16a1159d84f0fc1be2bb40cdef4a35a89a1ad2c21745ecd44fd97e3b5c7fa0428161fbe2849316e0e5162b0c083cb228c24df3a273de94861c4977d67a161edb72fab6897178721426cb6093cffec4933c6a4214a03c9d19a89be641eb9be9338a671bb19e791f765f03bd666b5f6fa03530abf1bb7cea240fb644b83db10a82a2738c738b04b6b5990c6b1182982e41c81ed3', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('2a443969-5ba2-4a6a-b668-5bac21de83c4', 'temporary-password', 'en', '\x013e16a115433cf10896764f716a0aefa4aa7118b28091899dccc82c04f04d54127b9844c1e9df1edab6ff49a7cb65d213a35d933c3770eb328e75b9d8f727cecd445484e6e3c16732c63fd23ac1591765d2f3dceb8ba1c7343eff7e47bf098e0e1fd8d8362b5157546a5fde6be0d4817e203c9feeb5c7cd5d86f34f5fb2a9ebd863df75aa65e8f24f6c57b018bef2ce1dc6a7803ca51c709567ac78b4c4632c0ef45400c358', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('c57693c5-8d9d-47ae-bd31-69969b5504ab', 'account-locked', 'en', '\x013e16a11528983fa202c692a57bd4511259bf2b6628c8c0fa37ba5263f5c5af744d092a48f51f82741e65fe8ff83dae409658efebfe2cf630f3f149c4fbe5426e27c4bedc9a51d821be1a0836a8091cd2b2923301c31fdbc604cbdbd74b79567e70cd1ccab350fce8bafc60aa09f3f74b4a26a6923cdadef9f12bc07f60f735c408891fe44ac032', '{}', 'sent', 1, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('27972d50-1457-4776-b7a7-1fa865c7c4a1', 'invitation', 'en', '\x013e16a115cd7b797de6e59e2634f1bd2abcd28af7395a75a9d5d4afda19d52a92ed104071817b88b3e9ed36cc784c6b53bb86971354410779c0f21088c70f5435bd87046b63978f8e435117ea355f91bcf180d1cf5333fa2abf6cd97099bfeb4a090a12f3bc932eb08aa78291f1581bed19e7d59882a7ec510a290ac6e9a68845725b19d92e3d3fdf815dd053adb725cad586c1e9950654e037eb994877698f5bd1fe094dc858e02a8d36b9b94e723339', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('7d8354bb-7086-4ade-8971-e3b1c27cadec', 'temporary-password', 'en', '\x013e16a115d1505449601f7bee93f1511b6528dc5d95fbc7dbd70bdaed6be04f9c787aaed3eedc9171538176e3820283203897088c25157e441ae3c5d412febe809bb2c26bd398bf5217cf53dd33db5a6728cce7011eacfad98d5449ba32cfce3286cbfbdd9e46bb791b4cd0edf87d12621dffc81370348cf7802bf5dc83a00a94ac19b416f4da63087e57c734b9c782d5942c7e2e72182dd7df1618b1b90ce801cae18896d9', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('8ced7974-1353-43bb-88b3-f7df13b196bd', 'quote-request', 'en', '\x013e16a11508cca6f60d592c63c897b5178685f6c4bdf6a5ec763bfc09ac1f2769d197a4212735943079aa0aabcad1e5c93aa5bffe876a5b1337f79a329344811ed2d999080dc4ac84cd7f3ffa66e8d8cb8ed56c404fcf290cd24568d81d832ba66fcd813d735f78431a1467f49132d8823356666d12c9089c4fcda8914eeb98be0808cd824eab70e07ce0870611e733dd8bb51dfeaed2ce0c68e76c5dca2368841cd3907b1121f32d17b4886df3d2d88f1c885a787f317414ee2b08793229385db1eb0a2348d1c49349ca5fff756398c2e5f9e043403b86ba1f2cac12a7b9a375e06c3e2e1ae5543f17975a46588ba3dce8aa93e964b854701e4f6dffd5e67ed680aef119aced', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('21df9503-2351-4c17-8ab6-1597474a9305', 'enquiry', 'en', '\x013e16a1151feae7b6acb780a8ba73733708d693e4a4aa40065409e71c8d4bd93ec470b4ff5ab9d7db4f46121503f71442fb5e0bf1f699d15dce43cef4f4f1b430ebf7bad6094c8f7868789a6ba65f936c73be80257e8664de9132e41bc184613a8b7fb306fc1a757953b4bc9923d72f6d129f6854ad090322ee244013d847de839c50a526b4fa2598fd934e79f4c464f4a7b3b14cc5ad4c830ce972735c32a28b1f8233ac0213aa25a126558e811a98196ed27ed3e8618dcc21c8530073644cc153986fb0441e903ce10cc1', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('00c85d11-68f9-4c80-9c35-1303d74a289d', 'enquiry-received', 'en', '\x013e16a11508198e2c6a9a37d25ad6710be9c253b6ac88c94d2cd29628a378632b1c8fabc1a3d2e27383e4425eb3441bf4a5dd83f8dc4ea8a94a0128f2dada968bd923bf9a7eaac67ad3b21ba277a8290e104e40c445d963b32563113661db32f576357a3cbe9ad105315924c03aa431668421fe2411fe16f0', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('9fe13fac-23f2-460a-8950-3e44de256ded', 'enquiry', 'en', '\x013e16a11508b45557370a7320f8b71cf46f06c6ad67305293809e675746de3391f1ef52a1aa5b09f03803cdfefceb00facd0016f889df9608061984598290d4163cf5347f57d62812bc1f27a3e1f9287e3f138dd28afd3d1007c4005c5ad9f023a56be1fb90b8292432fcb4dc06dcbb9b03d252bf6b64487cee706ef40d547eec431c624fa55c5cf768673552a701d26792ad6a068fd2a4a2bd94b48b60fe4b0b76ca287fd9711c8e4789a4f5a5cd2e9c6349495a620d7b1e1b5c7d0cebd3f6f3e23a3a58cef7f2f0ec31bf', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('eee34012-85e3-4b94-bcc3-e30380de1158', 'enquiry-received', 'en', '\x013e16a1152a372200eb3332ff36d82ee08c484857a4af1f0cfb0dd9e886b13eb269fc821312a74c533876e27ad3ee268b55f30e201a168bffd84031c9d3bf438819ab6162fbf7e374f373f16b9a684b03eb8e2aa5b19d7ef95d4792f58d53c828a05bb09ae753bd6cceda783722d1efe01b354b1aff447be7', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('6600322e-0594-421a-992d-5d8438d54f5a', 'enquiry', 'en', '\x013e16a11552458cbe2659dc111c671985e79c51b0d0eeedf2b85ab3c6b961b9085f300a9f88beb5b75dbacb90e92ee09cbfd6764c39b39ddc3157111d8b5644e11b94215d36f7dc7a5cec4e691fad76c9af12fd1f0be5d696749136581a467962c096a29c7ad4a067bf110962dbc9ac048b64dd8ccfea94d89af27e009cb35761e19fa461fab3d3ddc3db0252f9a4eb1d1ba572905af34e05971542ae38d2c9498fa51c197746942a981c0d2dd6d7d934dfd09fc20939fd4a79e0adb5b2c42c9648a8aed348e5af62a41dfe', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('a30eff50-f1d0-4b46-bd1b-99a1c7303630', 'enquiry-received', 'en', '\x013e16a115581210593d9585c68cdb8fcaf2b8172b842582003f002122f1da1c5c0ad1acab220dee0baecc1c8ef0a9080724f7d03235863aa37ca88b1b78917d44693c26c4f7a0c63a0c985826303fb0eade5e0df83549908df6468cd9a09204091ebc64cd20fb956c3e00717601d04d7785e07b91e6ace788', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('2a591615-bb15-4927-87fe-182f39774d0f', 'purchase-link', 'en', '\x013e16a115b98fb7f2778edd09fbbc95c4b90a8de6ae63d532ff0f1a3f9d965c6e2f21d1e0db987c2afc1b9e9fc669166fce5b85512a85991ab906301a8ce333071d9aa3aef05e07c6f67fcf124d7aa74d7a2b24f2d602d5a0267ccf5f4a8e387a4c2c72e7b88c2472ae8003f709dd65279de3957458d628459018dd9d637b8f03386d0a89b3dee6b8b49654d794882d3f044dd2f566611e4a2f026cd440a7eee9b56db20ecc626b19957bc16d0e974777e7b866a01fbacbb71adb4ad3e342b2e900e18ae99e733291a32444d5e0083bb35cb88ab845a8b15dd9aa2aba197a1bbe46fc8551858f837b02e5a766d225b39bb9006b16ac1a25030b1d6d4eea08260d3f5a60b2d9f05a034ccbc2cd2a35b20aea64903be1754bf94d3e42a2f00306ca1cf5cf0544893afeabe76dc9e4d7da4655c668a4af8a6d42b1297de325a5409d5a9ec24e88095dcc2afbaf3acc9031d871aa207f90590f565207a8a654d7defd8547f58737c9471edda5d2289573cf2c0823c2d8d18d51dc570c289fbde9b4df353a79e395e41d4cb16c10bf2b15201026a3e2398448330b44703688bd604598d6668f8ab7c60a9f0d451183a766b2945b6c5cd5b6a3755652a349c839f0063f88186d8b77f3d6f02205213d5d5ff908cb2880edb374ea8b278024af8cd518ffbbd0a6d19761fcd1c930b868a99c1f32ab975bd4e9fc41f98949f513eba3a5aacbf6ca9e0ed3a432d31892', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('e07ad3eb-40a9-4580-a573-24083f8be643', 'application-link', 'en', '\x013e16a1151baa65ec1717f6471acb167df99be5b958d98a5555579569457f4f846a20abef09ada4454b10244a713ff65ac0572de2cbdf1257feb791b62c0dacf9778aeb45e8f0c33bba53943ecdc9a3840da1b5251c5b0c4304c08a5d21a366467ff1bfb48e69dfaaad296ebf441e8661a6b7944ce1e660319dff616c265318e2afe5fd5230feb61e5fd862f688d342b728cac9364caf9a29fb44d8bd55e4b1a5442b4fa70f3f5a542dcdc3914bb20d43eae18b876b47950574a93e83523a093a007ce79b0522c7e3f6c583e8b224f6c9846e0cdd73ed00cf6ec3bca35c30f55180e5999f0d81698f1cdb47465fc8911e7a81662a08a8d5d34a00c3c37165a3e2c5cb444337ad92618649b92c2db3a2d518124e30d5aef1dc3b62474ceb00fc5b18256cde4166b69719ebfdc943ba1c28b4dceae1e795f59c83dfcfc6c15beb5eee9f7ab1082dced411f1c1cc6b028042fcbfc006e40747ce97e047461cf18e18a199501dc79dd87aa405fbc69dede042a74e64a9db5ccdb4725622ffa86523da5b61c9e359a2ee1c8ff5dbe605d2e69dfd12f6c6c41d12b99252fac589ca1ccb9e8c6b64a6d46a3dfb02b134530c4447bea301b95c132e3163a0c2c77a95be6a27ccd454c57277e35a696b93b1b5c79ec2438fc4b4578698fc5eb782cde510e7c3532f6959c0ecfd4d778d5d905afa2dfffb5e05c695248f04cfcc4bfe27b88ba584180dbdb10f96eb5161a152966678d333884e5f86488db5a05a2e48ca262c', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('8806657a-697e-40ce-8695-6dd4499315da', 'policy', 'en', '\x013e16a115535a3accff1e7ce62ce140a2540b0d852d4a95852fac51c3e7b86c65a458812e5d97ce5d70bc3aafa34f87ef8ec78155e835fcdc5f067d3a39753378d697e6d752d17d502da89bbeb4e98a650a8775e03e28227619a3a0703268b5f7be3849f97954117c276e40d83e4d3147948bf985c04c278fed4b7cf3b15df031d7e2bc193035fc28e3887ee0adc03e432d4c5f2d871b28482e5d230716d74a4c04e6fbc5020b9b0d7b8c05a14e1ca627564498a8ffb33dadf4112bf0a5546e2258e098f15280250af34c51fc51c6a1c2c78eb1b0c84e93281f13c6c4eee52547119f6b6a0eae6e44944183430d8b018f17043fceb875b7ba39f52708d2bd704f577a7c2e6efb1580d9de26a0520ed4069dac3fd68a2ed2f582749dd8a720f9699c2739b5a91e64a1743f2868cd25d34015048a4034bd928aabdae879d96fa81da5fa0494bdcee00512570b9bc3e2a54d52188e22ba4edceaed639e3cd8c28089b7ec47b0e9387a105d23d7e49ab23308cc2caad7dfdf07b0a9d6f06343bec6ebd7885869bdc607c068d0d45ddb603667570af9b3e5c813df2117d75931b78d8835b637c0076f26f7c9524e157ccb2a3f29bcec3b4df9360f658a1991c43b12b009713187515ea570e695b27c99079547edd4ab', '{f2f54ba4-80d4-40cf-8308-12357e558521,d4c620c6-2899-4e56-a710-d35628929585,a6166d4e-eca2-489f-af74-5aec29950058}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('433cd261-776d-424a-bbfa-2d257d5d553f', 'policy', 'en', '\x013e16a11510294f328a90b188a64eb291b7bde878755504a4b32add82775767ccaf9ad0dbe71446affedf752777fcd6d67204db544538b8078fb7d97c2d7ec6034e3bfa079823f035e97243a08ae3450e471d02ae9ef1b2e7e7e200af823eb83af5e630eb0a1fa393b6263d2a7b68977c944dadade92609ee467f3d2c1acaa914f342b5c6822c6b29a77c57d74c5edd78f4ab3f95bbbe7648224ef6402bb29b476ecb02775c57b4c5245cf95dbfcdd4a24fbfda5a113e33321b34948b3f7fb4a5f2d6906cdcc8015d4427ac4c11a957a3abebcdffde348a6fb6b664e1e8d791496bc8ec2436e67a98de12979a480c1b16d0c95561846e60282a328879a43d3b135877e60730198c09265974b25896f94e5edb62749cd8726d891458873f6f1457d28be1b082b05f626ecf62ceccc500112d4264a662d32121f442044211f7d6eb5b6a43e2087abfc2fc782b518e846e14a7c331ef8c08bae4430fdf44c31a6b704d42f1f5ed8c644e64510c3b5fbf3392f3387d3f80d1a345da805be3bcd62bff6b7e3b0dac52a36133335e28927dd0ec73d478d16f21076a2fc475572d292c9fb5f3d3965d4b57b58f60526e176e7336bfd78f547c45ef068d88cff04b1ed1ffd3ed2d7706e5647abddaa010957069593b57c5', '{bd442e1b-b2f0-4400-8b1f-7df88601bc2e,8c0ae4b7-a173-4e92-bf23-936410129a1a,9b14c876-a5ed-473f-9ce6-d4272bfdb54c}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('6b9f1069-e3dd-4c34-9894-78a7cb02c5eb', 'policy', 'en', '\x013e16a115e7cb6bddb3cba32f3c47deab80f59057fc85140f47382f2631340925554a38cadd3bf44fc67cdd16d644dff90e913af34393baa865036bff39abe1bfd0acdb47a313ea4523a3a854c782473bc672321a62c1d05cd03a84f24b33fc2f9605c75d54b8a9098907888ea316fe545426ccd7eda6ab831226813bec6a326ce628cd66e2d9c9c1a1af9a462e15abc2106a26af530969aea41579afcb9bfbf542783095db3b2460be042c6e1f2a5706432566fd11fdc501328660572d4783ebef51cad32d7fcdd900599933d65fe4e5e50421c1b8a1ef5190b8cd11c27f4d5d0c87e9682d4395ad3e49074e7c824bae1da67728140eef0775a1c6a735e78125ec7bf22b94be4b3632ffaa2f762f61b2706c340d72d58b067e98a1f0a6a369331edf21a64d175ca6af2d862fc9848bcc7d06084387e9263b10ae793d57c1ce2ed091827fc7f03fb9bce2b7b156df7cd5e033ea361988860bfa0a30e8b5253b5ac3a2ab47de8eb4e16b9220ae6b9838b809ac35f5b0835ec19a2017e8b4e35dfe493bce5122d0534d9782b3a4a0aca49d7e50969b2d11fdca61184bab2dd57a28d1236f0689bf2f8b3bd32d4602bb90c857fbd6eb8f96a90f1be7f52d0297c1e1a198148e4d2e33c4d9eae8d7117d5cc26af60b', '{22f2efdb-ea4b-445c-ba97-f4239703d749,a7122af9-52cb-43fb-9352-ef10ad569287,94cab60c-573b-4dce-9e34-0ed65ce55320}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('4ca0f5f3-9bf1-432d-8837-84997bb5617a', 'policy', 'en', '\x013e16a115701d4724d5d4af96d88e6a51e898958e885960c468cf0b5805532c112d17c4540a452d5403d316e5fb3467597e3efbc03f601b4b5cf4017dc13cf02df0d755dfefc48066797d003ec42e0d91c7f2fe16bc47d7d3a4981bba94304ed431853823ca1d9b14482cddf7b3ffe05d97f1d4cce2520070ba264f3147ba5051bc28588c19e526bacfa17623bacf2685888dd7641dba173d4af184093213593bb494ab1e4e235bc5455c86aff03ac5f31d8d7fe8ed621fea7a09e4e83b38d0b192c40bf90c901c8fd9dbd5980608200feea6028a08f568491f139776f23cf3bf1c497c7b0e12aafe2b164df9f3fa22e2274b0576f105e9512dd51afd0e1481656f7db8e5be0295c90ca2030ec95f3d32f37064aaa4d42b08ea1d13eaf1f68e5fcf755b8585590abb440c64671141566fc5cf167e602e4e7a0f901e3933d554ee31cb5db7dbb1a71fff4d76f610660ffef9fb71ebf9c47d66965ef1eab2a29ba4e8d4fc8fdb9eed26b76a68157b99b23c8ff3242e70f264472579f6368b20fa1d014391b3b929c3ad3b70954dc1a10a0009c4a17c6c59d86e57b19adcddc3e64901a8e1c86ca5ecb6f7cd8ff87b82fec87d863490978ea7fb1667539f18e7eaa9db3a860e0bbd3d080b8529b4752e6d46506cfa', '{5732fc3e-cb1c-4583-bc3f-609f38bf3064,73b4c297-e32f-46e9-bc2b-97a511444eb5,82d233e7-fbfb-4074-bd51-bb77d9f85836}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('08285a6b-2159-49b0-9b6c-9fa5e144aa91', 'policy', 'zh-Hant', '\x013e16a115854e4e516d3ee2b401514cf4af703e5b1ae2dea56191cdc6c0795b8ee648837c6f1d071750d0ba4dbfc2616621ba3080854f00ca091a3db9dbba190a6c4886324f6e639f9147e8cb83418fc5ebd2296b3a8f9437f4d5622001d7479590d052c3eab47b12733e16d84ac5a6204ba6146304138540b8a56582b1d43eca4fde2badf572882f4f543226094e9d4a047f4b6ee07a624f441d22fa1a1ded7fd65f11ce1db2f410bf05bb0eb5e9a6519d436a5c2c7b2e88266a8434128a4151b6cdd1853455b0cba4a3c653f074f9d042cb7a63867e19836287786851b98525ae1304f2804a7d0ac0372ae9f4d5934933d0fa110e11a8c52f0f67da7d4664cd57d538aa25eb275f5bae4985a6601d163a9381d7e5b1426d61bcbff3e4831c08b6239136da826a01b8ff034062d84e9ead5f4597ba70c8504ffc26b101194138044aca8c7a0bf4d58aa9b60a565b2e70a70ec0b3fc457649afe822b0ca8a30353d1a60b7a70b1b2d1ece3eb7f88a7b62669b2d00a5ea896006ffb8b4c485dccb618d6d499748caf87ce83e5c537e21318d78f1ad4b47fe9a8656ba88d14b6159a759deb7440d8000d3fb9f2cb53cc7fa4d196a8be4e4cd2df34faac3bffbc4996935686eb5a8c77fdb865d3cd0774f8169', '{36ece5e8-b637-4ac5-8f28-2ecd6bcd2e62,b355b3d4-04c4-4ede-8db9-21aae69f2386,3bca0b19-3570-42c2-8585-bf70e3f8d867}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('ddd0c4d1-883e-48ec-8d80-233d958cc2b7', 'policy', 'en', '\x013e16a1150a15b786007c040a604af45d25eaecb010d899ab16001f13b43c7b55e74aa3cdb858cdd25ea3050a9091cbcd9f43d9a3b62265205c31e3e5e4f310532314e8640607e25df74dfccb55363d308aa4e9589ff544573c9b6af1871d157ac05e34637d027ac5b5c1b99562f54da6c295edb4a0bf5a8a9817b042b4c6d218e24317d3c38fb08670cbcc2038d252b16fd5834ff0dd39dfd2bfaee0c5e7ac6d5ec05fed8fec6ba2f17b57976582ceed53b24b4ac5996c1895ca54b7d89afc7bc9d64a127e7176da568e44c26786a99de344c6dd83bc4c8ad94828f9f8d9d108e3ec62b904a44b9c43236a383042fd75d5c20af0b3be44f5f694884d1a8341ab2338b4ffd879c1a024418a1650bdedae48cfd23e5a2245779e946e85f8f4da0bf8ac467f2cf6c5214ab927947ffbff882e7b2de698ff25bdf2c132d3f3b6aff6f2723b403caea101f5c8cd4202e0434c343200b0bafc62817d261501f4b359654f0acbd67f738783ba5b168c28e292e1be7f612531ca26ae2e6fa6bda61a5e81c57096c90bc60455acd1774a38ddc4756c11091f785c02718731e922461a256961787b1f7c6ef218092dd6ae9274af909a0f8157ed91112add02db1eb25c96841ade36145281820c688f6d8b9e8b9b8c2994a6', '{d553b7a7-91b1-45eb-8e72-7f2cdefa0922,21d8bdcb-99f3-4fae-95e8-5417e1b3a8ed,30b66b13-fd33-4919-be22-46758d0670e5}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('5e20100a-72d4-4fa0-bf7c-89b07a369e87', 'purchase-link', 'en', '\x013e16a11585a82b716f3475aad6764df0a0186c7014c42834bd06cf174f9890c42c703de71ef6168cab44fbd097b3da4b8dec9adf5c3d37b43edf6db3427e810f257580b2f352aabee78be45feab30a27bff73f62ee826067889aa24765d7e2774b31e68452627604fc1bef19f9ba8ab6ab498e8ecb0581022ed6c82b7708fb84eafda472c1e5741c3b8899b4331256fac2a20f548c04a6f0dc7af3b60cea4fc6e1a092c5998a0bd3b76df711c55466986db27836361f445411d1cf32069940c5649249f5c7a6b212a706424164f1dbf5dbcd5a31ac6feebcd1b48d4764afceb33b01d346601dd5f498d6580f968de5aa898bd2928791fce491baceb968e04eb16c062faed2e598894b278eb32f4feb08fa1e139d13ee79ac3e14da36af64150263ef89596b398011e3b2b9d5d1bb107e6e84e079fe58b7f8910e3475a08d5fa99c470c5bd0b7c1e5804849884982abb1397e2fc76e5c7c2345267858171b3760d865d803a5d75b0643aea06b3c41a9449a61278d392c8ba2fd1c7411e78f7d147b0dbbd14c7ba33fe5076a95c23d051345dcce40ced4ad63e745d232ebb506c92d919faf3e27853f644b502ed3479a2de09e2c3e520a88de472abc687166fcfa03522693b41659bb9e24d299494aebf08c600dc2ad57dd5b8b67681d3637458fce18d13070f23faf42ab6c4b87cce80cb8966e202b42a40eb5b15176e35ce8dc76082fb0b8', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('eba51953-94ba-4c03-aec4-3bd90c5f9aff', 'purchase-link', 'en', '\x013e16a115ac88b2e2341d4906c03eb2c8adac76c09990b326b33ef55df38384fb12e7b31b48d5e02f2a8b8eda5874bc2a9ede44a7d0a1e5218e13c004f50217a35983434b8e694e86656935fd13af51bea6b321862b859127fa0a92647337f2e5acb2b61b5c177e03d00de4218ea785fdc056bff068b022ce941b7bace01f7e4b01cdf2bd4eafe356368b7951b04b34657d3adad6e5ef7c59b3b503ea560f27d7be46d51406dc66e607dec2ced6cf4e376effdf2bf1700d6aefa51b38a574220cba438e55cfc462ed105d84ed8c4ca4fcb911acd334e47e489c8fdee020cf1d1055218901f230fa0708fc73859a4b086a534b623287f0150739675592090f66889d707c6a1febd72f3e8f83688990cebe4c836ae7b2215ba36a6d830916fb261912a38942e246c3c614fa8be8be3282f96383cb10aab1874bf5cd9730315fc3e88c65b7681e56d850f6b898a552322057ebc474a13d2d9714511097569321e5864ea793c183d09aafc41e9a55f94a54c5bc60dcd89ca001df907f016c36bd06a996b5b7f25bc1fa71f85f3e345273e12f3ccac71c8adb07c0e38cff71a950f5c98ab07852f720a738ec89db2b990ce3afef2ad1b7e61ca841afe74ea87b9c295c774e35199ce2e668281c7f9e08113ec8c451cd284c9785954e9b4992b249456b62c226113a5d0c20bdd2db60599bd0df3086f4237562976d6711d847bd5d6fd448438b', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('6e9d28f7-459c-4ab9-bd26-a6cc8e750bb8', 'policy', 'en', '\x013e16a115b4464ae8ea389ceb6ac9095dc06572758433c3f084f26eec7d510b0b620a5279e3cac306217995398b0fa1603278abfd6d79bb14cf2cc30278d49169dfc7a6d6c6630ae524934432a6e4f8a3e7949b5dbb4f4a27bef7bb1b36a67e59718f28c8467081f71e9af6a33bb2561474c16457dd820b647ebf3bc7515c91fc1b76024e3186ee76a659e0160da8881cf5eec430b9e36e2c7b8411c57b2aab024e50d0a940e6117797d33ceda928f1edc295ea8c932e826819c990c7592ec07036153e66e53a105fd4fa340bd1caa3b750250c7e268e0797d266b44f718e2bdf9986d3d979358e750c143889c39bddc14e08f206690d68bbbf3c0fb169e5ddd0c4e6c4fa00b44c01fbf9762f31648ca30f46a292d6cadefbb4b81d44f1d2f158789ab55466dbbc8dab40b74f11ace3e128c9dcc7872d82615bd7d2c00bd3b379558960c2581a5b4d367ae46b2e87caa7bd4e573c98aceac018a0ed69b8d930a7b4ca6933ab5468dda1ceb97caa9aa14aeca748175d688ba330ad30b19f805b64384a48e16f8a21f615e041b817af0a941f90b852ad69d36ab582acf7b43af0f11077401e588b6962646eb5c0ec40248375fa06c1c9ef716c997062c48be1303968e826cc60efc9b4e0d49fbdd299788897e4a1', '{25830405-0a41-4d86-9359-3503d8f055f1,3b0d4c53-8b27-4ef2-bdbd-9a34d3e69962,1dec4d0e-214d-4c08-81b0-a4df5213f418}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('fcd1c87c-3167-491b-b677-ad01d82d585a', 'policy', 'en', '\x013e16a115f961b2cf537c9a9d6b775635b4bea409af249ec1d2ac9d0de887c0a6c18720787eca91a4d61e792b4da932e9ad3ea0edc7e5d474047d9e5e61b9d907e12cbf3f81cb5e089ea4e90fefe3343337b7c68db915f83c46f4110fec705af5843f6cca2fd8604ebd9492186fc27430b102370827dc2103a92ca6ed86e3f4632913279c3fc9254d7e86d44f01e6be9b294a26c1434983cfecba2addd4b2c25934c097dfbdb118d33d99f7ebce1f641430564d098ce233f505d404dec3ed0a38986049be18628da07a7d1ca94eda4f9d5061b0684c1b1ee099cbe35d47e510c0cb9ce1eed2f4a1e8f4e42071957449677171503dec588fc0afd57c496a6a492b7c1912de031821aa687ca24e735e6fce5686d83d224fc56f2307b49c5ab9b8a1a4895d4d59d715ae4624b055ec97fafa6687094d0b039692c50a87e886359ac76e0157d464d91a4369b3f42f9d15819b0020763bb34dcf1a27f127314635eebf80603e1014572511caeef374e962090b56907f94ed4ee518ac779691338554392a2b5861bc46ae7babf7c763dfe757129d5fc945b245c1984723a6a871165ce52cace123a60c788318dcb06f968d5cb4aadc37d5162cfb2e302c3bc7c08db63e587c450415779c18de74ba99d9ed04b648', '{12371a88-65c8-4a5c-85ae-5dc972cf0ec6,33e06470-bdab-41bb-b22c-69862d32eead,6e4f51f1-f101-489f-9369-f61f5b46e27e}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('e6b56ea1-8e90-4fa0-9441-cb506c17b285', 'policy', 'en', '\x013e16a115d9123d453b198666f01ffabc690fe623f7ee9a5934963a5d9b6f1866993e705c4bff7d01dbcfe19068f7ce3de62d540693d2e182cc8003f12edb26d91beffb1be1fd88574bc2c0f5674826d82bd0abdf53e7eb7bfb3af55fb348028a0b37b5af10741e7e2b845fc36d731b926dbed210a6aded85e57bcbacd494470e4a2208dd160280142a2a5693f34cb319dbd1967c13f0de14d43d8a107d7b8f3ad82fa49c31b17c6c3068b3b6d6bf30411034530a3346cd4d51bbcd502aa4da3203f485e6d79d257b374f234518dde7ba0bcc9652a54f75589e3ee917ec39e168a730f351b1ca97db86488468af677d07f993bf59376cf9ea7bd6e3fd4837e705c0703cea2844b6b2f844c25d1f9bec535259cb6a8d2359c3f0d352c99a2b5bd217c828285755ee9a2ff98a42b28b9d7824789f26843e30c057bb66969c5d6412ee1154f9b9fa75fb255aad0ccc8e0bb58f162710211f97d89cb1ca5bfe8e68fd533661c14941511656f0457039709e8aa119b6c6c682defa7719e2875466c0d8a77ef6f62dffcb3136ec63d2de293b7672c44ce42494b99b26ab6997138cf8f97ea33f991745f20c2ba8be952985847c3ca1a15c57a2aab65263e774d76235b1e5ec2593d109297e9b77433211561f56c01ba7', '{e771d2c0-e7ae-4cd5-9e50-31f574948ad2,d73d777e-eff1-4756-9aa0-d3db398f3e72,9d846852-6c89-48d4-bc18-14735e501609}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('1ed0b491-c253-4f19-9da5-9388710ed7b9', 'password-changed', 'en', '\x013e16a115b773330ac1027b7c7aa31e16f49e0cd7b09c5b152d86cb1818e113408bbccf560e6db26d0455b2370ecaa9d5f9b87e96828264d2ed86b0903d8b8fbbfd58fbf285c8ae1096c6d5fc92f413fb7b6b8d44bab8d64e93e20953ade94da87012eb18355c48ceaf599ed9118fc5858ee65d964ffee8ac0ea7b12d', '{}', 'sent', 1, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('a891a654-44c7-487e-9484-5bcdbd3aebb8', 'policy', 'en', '\x013e16a11581c7996362c510f13b5b4e2c26df99a02b3a81a9b0af00dc5d5b3249599fddf35b21f698f9230c2eb2b96e6ca5655575016cb791caf5086239e7b2e1edde5ceac48a5cd318f9a47f1616b418debf118be06a9a55a4dc26dd3260506372e8b66eff0ffdf25359e498438cd987691db09e7b7c03fe0c3ee061f123ab82e1255d47d3815fff39cbd4e3e8ac22fc518772384430afc9a6695d63a05478ee26e2500b7fa4cb54943b0e19ce92df9ecd46e2ffd0fecf19d53da0f5f6ae6851297a252413be30ea83c73936e7e016613c7d31427dcbb506694616d718656514e28a457c2bfc354cc7ea51e11c008d17a125edebf70735f2fa0d4812d04d6ac3e7d08c72c6f02d4a35ef88cb74dab9d262fb82b05e01a802de8ead4c44bc24e084e729ada05316b692f6e753644fa6dc180973319934f6d691ed1bf26ecf24688952bb49767937b5a608a018806cdde3fa64e1a0e6ced15acb0149e1efec085c2288567fd15dfe6a035a5facd4f8c2ca0097c37180f7fc6658e448f03cb71f992372933376673d20b0a48655f980e459c27e086bc9898f004d5f65c7ccee714749269c7e59710e9b6d60a0a153b077e7189012d735fde60e3e88e5a41a816a9bcef3b88196a613f81e53aff721106b85c07380', '{f42ed857-8bb7-48fd-a5c9-b09ed08ba8cf,b1611331-58f8-4018-8689-0c54a5252a0f,e635febb-9662-4870-8f93-92c0a2afd151}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('fc4708d5-c94c-462f-85fc-06460df36423', 'policy', 'en', '\x013e16a115f00c6e4c530e7ce559fc8de2928222b6b7f285078b350018897bcc3f665c406e80f790dd3b3787137a02af8eebb9e45f2e83626b57480e34ae5dde15450259e7f2623553d3993ab929bbb131960dfd046c58abf74ecc51d073706628a20361e0871dd4260058e5c537445f67a2f7d0c413b4435fc9caa9510c51718610c6252966a997a52925012f39c0cd89cb5421f6c6a8dad6d612aa64f3c2644d64acf6b6b5e586f3d278669916b9a456349a0e06e9a6f7518cd72417489c21df7d7728eb9248f252eace5b2e7e6997ebdca4adb1ed96c8220be091e36de44a99f560085a5a20a0fdec4d5fab90da1fbcccbd03371f8afce04e0a0a5f1ae06e939a4966f61c2f31ee3386724ce472848933b661ba892ea2844645d513055de8323b204438ae1ffd0fbfaa48032983ce0d78160592647afdd97caf2786271c316cd7de52ae17c5810399af5ff95c28c5ae17bbcfb21ff55e83067b4eb21004b8c5ee1a1466e4f102aebe0b3bbad23ad8ef804c0c356da5151add9c841d763afca4076203b22eb2e629d3b08071d30744606b8069dddf7a9415772f45bc09c88192bc635d9050e419ceb803261b3860a5cc68547df63b551255229b8f197243221890f46d4f13716f42c619b9aaf04ebbabed11e23f369a', '{031a8da8-e9dc-42eb-aafa-4be4fa0d2363,5da7167e-759c-4c02-b346-558575aba925,0f72e049-ccb6-4b0a-9fde-1bb8a8338417}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('1f72105a-7187-4db9-9e9d-f73ecb6588b5', 'policy', 'en', '\x013e16a115281742a7fa98d1762f8288de7f207b62f3d57a55e7b0eda6c76d4ec42102d2bb35240e85cd02af1522bed7b69b17aef8d2e12f17e7e207569b3a23f687957f1434b27744b232b1fb8c56eb58030374e53497511405d615efb186663379e4896c00ff1bc2eb806d4e7c88069598af680fa994be342e98f97f01b7834a7f424c6e22deebe989b4914811f2fbf30af7c687033011358823bbd873bb1b2cf7033c6b0225ad9f0d9466ad6df3efd5558a1e3533bbca294ee1953255862bafbf0910b6466dcc180b8de84834e6202819a3d270bb1d12b161118f6e404a2a1171be944762f25eb5474a7a7cd167498f5eff5764f3d17c698e527a5b110e3f1d445d3400b7a7447fc2b441d6b2f26f61317d3a4bf1bf9397e293fc7665db7c49c0bf54e0948f7ddc9aac3cfb977a37c2d7ffa9f5183502602339c1a183a8d4c6d2ffff86954f1834115d0b5f9ea6486cd6320ebc1733d4878ce95c79fcd70f53fc5a24ab9b121ef5b7242921af251ba0d951cd9d310f95e7a0c43de36ee65fb73f34da7cc476c1687cf77a472c92ea76c36091c8ee8fa12d846d4a1e960bbd91633c875ca947344da8a388fd5280ef3beba49468cdb1793861e98e292660ae9d592788272ceb810c56894e8c2e16b087817bf64003', '{d0ac7c26-fac6-4d4e-b3a1-511a127d89f6,41801fd7-a371-4402-ab9f-5e8bcb7cba67,2a4a0619-3ae2-4410-ae2f-372a8e697f76}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('379a6505-9ead-43cd-bb8d-62d9675dd1b1', 'policy', 'en', '\x013e16a1157aec08c195631e714c6729681a1d0a04705bdb2013cf64fb9c07129b1f97b702b9a0657aa49210bfa4f65d448b579dac25a5231ea7bde6e078588c32d5171ca9a1eb64fb228ae1cbbe5c7b6feba1b0a48b4a9d1d4ecfcb2c01deec61f700892f3e3395f7d98f5cd8bd4ed2e640480eb2647998ee169ecfa27429efaa05595a1090c6a0d3660f5425657b5cfd54362ffd5336228b798dfa229c87bcc429f284804ca807c891b55760703a933430bba3cb9a2452aa995297a1bd3e1a379e75671abd157ca93fc92bd97faf9945e65d01732e24237b485d8155c37d6d3a16b28ba8ba810319a262afbf422cdf84891467cbd95961c1e4c71492e369aae4cc216180bb6affc8d0327f2b271a312897f494279d0d86f8bc11aaed2cc4f2deaa0f0b25e1f8868b3bd09b317c5a5ad1cae177a84063d67e9fbf295e9761f204fe5a1eca60ef31d2e0b31d78a60f6434880473e7ee06b2f7d705adf488cab7e0fadbd2b3888fd429c7b3083a932cdc7a0dc318221b8257fbc34df3db7c9fbda67c1466a5189de6f2f2cdb12d986bfde4f67982c42ebd6c8e96b743924e3e4ba3a528c03843a970d0a0e6b02b9a1253112ab0ec655f3680f38fa562dd4c75c345cf8c440887fa360c508e01d828a0b951c8a388a2d861a823ba4b9f68', '{bee3d3eb-ce75-409b-96e4-d59db3d22e0b,dfb47667-167e-4320-95ff-37f49a5084ac,fce8cc11-89a3-4f5b-acad-d4995480e620}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('28c3855f-2035-46c8-b811-8838421ea09e', 'policy', 'en', '\x013e16a115c26b6af98af7629a7830607dabfa8e2a202f979e6fbd04546ff364f14942d2ea59f27744bab1d4503e4e6caa53635e5342d2ecc2290048086680a19d6af00e7b3f38f0d98f371e3a823af9b737d1cf7392e89e045842ea842a57f0fb5a58547c2a4f517a18b4eb7722fc79cf87a714b5dbdcb067ab9e15e84b73bd562ea58f29b014dce24fa1c244b890259823bda7c57e1365304f52f72b9c1ecca26ec19b44d7fd83afb72e8db0b4d7bc40bebfa8d549b70a0854f33fa7dc0155e0e45b6b5cd753625711a73e4dbb3cd07f6d548c62e7f6f96560192d64243f46857fd4aa3d55a6264376d7cf3e2bb8b021d9f54015dd8dfdce375fd799e5bfe21350f8faa36d5dd4f9fee569a91d56dd9d8939fbe7bb8c4ed2b9aaad23efa15a3dc80e668d644003bb5d8e20d090228b226babddb9054e01f3aa373dd0329508c21dc3071e53e32477460f836e4da002e2d73d8698819b421fecda4163b198b6b170453cbf8025e8a8234bd4e25ff46b417c4ac10d9053774002fa01680159ec869b2e38df19807822dea04bb5074a2f3ad6c51b4333a50eae872f7ab352c634573d250ad1545ea133168aa702e123349845f54e435f5e1d9cb19d9af1231a30148842939833ad05e58bc138952dbd368153', '{cf20ddff-afdb-475d-9128-b5b8466dd821,782ccbb0-b2aa-4041-be3b-8c48710a222a,18bbe1c2-6ed9-4a58-bcd7-bd50bc469d64}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('a2c441a9-5fd7-4ac0-b640-869a3c9d509f', 'policy', 'en', '\x013e16a1158dc40a512d3b64b0a6ef1bd54b9613ae94168dd9d7b336e319edaa3d281d1376fe05d491b57b6cf97c6f06cdec2579fff5057ea647cd058b9f35593c97c6c27583f1166ad17abbb2f03d7041a0d06ce1146acd8c40cd894642b77271dec86fdbb7ae2db90e3638f7c9c070b43a44608c8c61e2b72181a6d4001e05f1fb8923eb45ed7588c522fa99b54110ba775011f5744a6c70203fd57f9863e0819a6cf7ea05cf3e132f8922aff10ff9d85707fb83b42540002b7ccdbcc41774ccce33051cacd24b4d1cad338068664bac05d4abae3c12d592d21c4ad980ac8730635b5cc7741575aaf45981e860f3c90e8899c521f1e705629e250f4870df47c1c6498378639588a2f698d26b1b702cdfe5c7572bdc880348677644d6b6ec7a4d644d22f67ed3904c61a6dd6c76f72dd80e384032d06597b8a99707aab876de126ef028e27831c5adb988a29218bc8820ddf884587f968b48255cb4e0456c714bc30aaf4d21adf9c473d15b3000df1ed05ecedf9e8b1974db897261a81d6f446df142cd2f228a2e26b50b17fa6b51f0a26c8bf4ee0a3859f6c008c0437b0c04cc86d30f5868e3c6856d0b37998397623e6d45d00451e51d164bfcb0c0cc0470169fe26adcb5b38cdc89de934ddfd445ebe4b7d3f257', '{a44f18ed-465c-4bf9-9fe3-957a4213cb63,46e9db8b-b32a-4fbc-b41b-c34507eb3e8c,f76c271a-5d4e-4d92-9f01-aca58d8d1ba6}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL),
	('cbab9f66-adab-43a3-8a66-10cd5da08b4d', 'quote-request', 'en', '\x013e16a11566e93ab20c46a2311d6930dd6a30637d913cf180518a69674d41e23cee1aac4ed90f1a62d4c68dca8ba71f58974009c8c0c63e943a6109ccf2c02b4aa024ec51e1a1f945bc9cbfd9c25b766a8fc1c7bdc6e966e7b88f5766e242895fe034c36d7395967314c9074d941d927f7d7a79c06c4b64e76e0b1255851bb3245c89101bb74cc3f2eaf457c469acad0c63afc203944b00bd675274a9260e33466f90b83f30f7e4d824f6988e50cb503933cf1e394011ff4b4e5bda4f0e2cbe490d4225bb13892c9b4b85eacf6d5b20c42e6ce8dc3190d5c3c466288c0ede336757b189fbfc07671c28ad544ffe6f8137fcfb0740bc6be42b', '{}', 'queued', 0, NULL, '2026-11-22 04:00:00+00', NULL);


--
-- Data for Name: notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notes (id, note_number, policy_id, endorsement_no, kind, amount_cents, currency, account_on, due_on, settlement, created_at) VALUES
	('c0ba9107-8bc2-4166-9b32-f8d88b9e043d', 'DN2611000002', 'e2b48816-07b7-4f37-8465-54f7015a7fe3', '000', 'DEBIT', 15216, 'HKD', '2026-11-22', '2026-11-22', 'S', '2026-11-22 04:00:00+00'),
	('d02ab6bb-2f20-46e8-ba2b-73869196db83', 'DN2611000006', '8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', '000', 'DEBIT', 15216, 'HKD', '2026-11-22', '2026-11-22', 'S', '2026-11-22 04:00:00+00'),
	('14b39d66-e908-4748-804c-c912b6451681', 'DN2611000007', '9c239ffa-cbf3-49d0-a5cd-07da99a20523', '000', 'DEBIT', 15216, 'HKD', '2026-11-22', '2026-11-22', 'S', '2026-11-22 04:00:00+00'),
	('2de3076d-bf46-4962-9df0-f7b1d95dacdd', 'DN2611000008', '439fdad8-10dc-4b19-8613-ac72da2278a0', '000', 'DEBIT', 15216, 'HKD', '2026-11-22', '2026-11-22', 'S', '2026-11-22 04:00:00+00'),
	('449fbc4c-3058-4716-90b1-206482de01e9', 'DN2611000009', '724aa7fb-b561-4934-97e3-95ea84cbf2cb', '000', 'DEBIT', 15216, 'HKD', '2026-11-22', '2026-11-22', 'S', '2026-11-22 04:00:00+00'),
	('49eef2b5-cb5b-48a4-a3ac-b0c13568854d', 'DN2611000010', '5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', '000', 'DEBIT', 35024, 'HKD', '2026-11-22', '2026-11-22', 'S', '2026-11-22 04:00:00+00'),
	('e78bf76e-17f7-4672-87ed-e30126984eae', 'DN2611000011', '5b0d1a9c-8471-4f67-a058-1755ce75a024', '000', 'DEBIT', 76230, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('58f19981-7263-4a7f-a6f8-b0cb6c96666f', 'DN2611000012', '16168258-b7b6-4368-a1a3-1f190ef808df', '000', 'DEBIT', 99040, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('88e54b4c-5a94-470c-9218-636ee6f4208c', 'DN2611000013', '6bc3b64a-778e-4763-8235-0d96047c4da8', '000', 'DEBIT', 816566, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('7e96f275-4b46-4075-b21c-ba92c58c50b5', 'DN2611000014', '50ed7db3-0612-4049-8830-74841eba9f6e', '000', 'DEBIT', 441114, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('30168e89-dee7-4140-b91e-11b9c753a091', 'DN2611000015', 'a4047f82-a7be-46dd-87a2-99c1e72acfa5', '000', 'DEBIT', 117047, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('d46c0874-bfeb-4d40-a6b0-60d69393482d', 'DN2611000016', 'f7c62c40-182f-445d-80c6-8800c0e47441', '000', 'DEBIT', 190476, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('88bb2c69-d2f6-47b4-8f7a-734b64d99a75', 'DN2611000017', '686ef8b1-849a-4cd9-99c3-aa15874871f4', '000', 'DEBIT', 82833, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('43e6557d-3808-4888-991b-a2b7d6f5f21d', 'DN2611000018', '7ce7c61c-eddd-455d-adab-e75b170c04a6', '000', 'DEBIT', 1372449, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00'),
	('5bf83ff0-694b-4cb0-8c9c-af678cda675b', 'DN2611000019', '1d90badd-b15b-492e-b8fc-45aa6d169bcc', '000', 'DEBIT', 194078, 'HKD', '2026-11-22', '2027-01-21', 'S', '2026-11-22 04:00:00+00');


--
-- Data for Name: number_series; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.number_series (series, next) VALUES
	('RQ2611', 51),
	('EN2611', 51),
	('LPG-TRV-26', 51),
	('RC2611', 51),
	('PT2026', 51),
	('DN2611', 51),
	('LPG-HOM-26', 51),
	('LPG-FIR-26', 51),
	('LPG-OST-26', 51),
	('LPG-MTR-26', 51),
	('LPG-PAC-26', 51),
	('LPG-PET-26', 51),
	('LPG-DHP-26', 51),
	('LPG-MED-26', 51),
	('LPG-GLF-26', 51);


--
-- Data for Name: one_time_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: optional_covers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.optional_covers (line, version, code, seq, rider, name_en, name_zh, minimum_age, adds) VALUES
	('TRAVEL', 1, 'TRO1', 1, 'cruise', 'Cruise vacation rider', '郵輪假期附加保障', NULL, '[{"name": {"en": "Missed port", "zhHant": "未能停泊港口"}, "terms": {"per": "port", "kind": "amount", "pays": "fixed", "limit": 1000}}, {"name": {"en": "Excursion cancellation", "zhHant": "取消岸上觀光"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 5000}}, {"name": {"en": "Satellite phone", "zhHant": "衛星電話"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 1500}}]'),
	('TRAVEL', 1, 'TRO2', 2, 'scuba', 'Scuba diving rider', '水肺潛水附加保障', 12, '[{"name": {"en": "Diving to 30 m depth, certified or with an instructor; not under age 12", "zhHant": "水深 30 米以內，須持有證書或由教練陪同；12 歲以下不受保"}, "terms": {"kind": "included"}}]'),
	('TRAVEL', 1, 'TRO3', 3, 'golf', 'Golf extension', '高爾夫球附加保障', NULL, '[{"name": {"en": "Golf equipment", "zhHant": "高爾夫球用具"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 10000}}, {"name": {"en": "Hole-in-one", "zhHant": "一桿入洞"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 3000}}]'),
	('TRAVEL', 1, 'TRO4', 4, 'winter', 'Winter sports equipment', '冬季運動裝備保障', NULL, '[{"name": {"en": "Winter sports equipment, own or hired", "zhHant": "自有或租用的冬季運動裝備"}, "terms": {"kind": "included"}}]'),
	('HOME', 1, 'HOO1', 1, 'building', 'Building structure (reinstatement cost)', '樓宇結構（重建成本）', NULL, '[{"name": {"en": "Rebuilding the home, up to the sum you name", "zhHant": "按你所填金額，賠償重建樓宇的費用"}, "terms": {"kind": "included"}}]'),
	('HOME', 1, 'HOO2', 2, 'worldwideEffects', 'Worldwide personal effects', '全球個人財物', NULL, '[{"name": {"en": "Personal effects away from home anywhere in the world, up to the limit you choose", "zhHant": "在世界各地的個人財物，以你所選限額為上限"}, "terms": {"kind": "included"}}]'),
	('HOME', 1, 'HOO3', 3, 'lossOfRent', 'Landlord loss of rent', '業主租金損失', NULL, '[{"name": {"en": "Rent lost while the home cannot be let after insured damage, up to a year", "zhHant": "單位因受保損毀而未能出租期間的租金損失，最長一年"}, "terms": {"kind": "included"}}]'),
	('HOME', 1, 'HOO4', 4, 'extraLiability', 'Additional liability to HK$20,000,000', '額外責任保障至 2,000 萬', NULL, '[{"name": {"en": "Occupier''s and personal liability raised to", "zhHant": "住戶及個人法律責任提高至"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 20000000}}]'),
	('HOME', 1, 'HOO5', 5, 'helperPack', 'Domestic helper pack', '家傭保障組合', NULL, '[{"name": {"en": "The Basic domestic helper cover for one helper, for a year", "zhHant": "為一名家傭提供家傭保險基本計劃的保障，為期一年"}, "terms": {"kind": "included"}}]'),
	('FIRE', 1, 'FIO1', 1, 'contents', 'Contents fire cover', '室內財物火險', NULL, '[{"name": {"en": "Contents damaged by fire, lightning or explosion, up to the sum you name", "zhHant": "因火災、雷電或爆炸而損毀的室內財物，以你所填金額為上限"}, "terms": {"kind": "included"}}]'),
	('FIRE', 1, 'FIO2', 2, 'lossOfRent', 'Loss of rent', '租金損失', NULL, '[{"name": {"en": "Rent lost while the property cannot be let after insured damage, up to a year", "zhHant": "物業因受保損毀而未能出租期間的租金損失，最長一年"}, "terms": {"kind": "included"}}]'),
	('FIRE', 1, 'FIO3', 3, 'terrorism', 'Terrorism', '恐怖活動', NULL, '[{"name": {"en": "Damage to the building by terrorism, up to the sum insured", "zhHant": "恐怖活動造成的樓宇損毀，以投保額為上限"}, "terms": {"kind": "included"}}]'),
	('OS', 1, 'OSO1', 1, 'sponsorAccident', 'Sponsor (parent) personal accident', '供款人意外保障', NULL, '[{"name": {"en": "Accidental death or permanent disablement of the sponsor", "zhHant": "供款人意外身故或永久傷殘"}, "terms": {"kind": "amount", "pays": "fixed", "limit": 500000}}]'),
	('OS', 1, 'OSO2', 2, 'dental', 'Dental', '牙科', NULL, '[{"name": {"en": "Dental treatment", "zhHant": "牙科治療"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 3000}}]'),
	('OS', 1, 'OSO3', 3, 'winterSports', 'Winter sports', '冬季運動', NULL, '[{"name": {"en": "Injury while skiing or snowboarding as an amateur", "zhHant": "業餘滑雪或滑雪板運動期間受傷"}, "terms": {"kind": "included"}}]'),
	('MOTOR', 1, 'MOO1', 1, 'ncdProtector', 'NCD protector', 'NCD 保障', NULL, '[{"name": {"en": "Your no-claim discount stays as it is after one claim a year", "zhHant": "每年一次索償後仍保留原有無索償折扣"}, "terms": {"kind": "included"}}]'),
	('MOTOR', 1, 'MOO2', 2, 'propertyDamage', 'Third-party property damage to HK$5,000,000', '第三者財物損毀保障至 500 萬', NULL, '[{"name": {"en": "Third-party property damage raised to", "zhHant": "第三者財物損毀提高至"}, "terms": {"per": "event", "kind": "amount", "pays": "expenses", "limit": 5000000}}]'),
	('MOTOR', 1, 'MOO3', 3, 'windscreen', 'Windscreen top-up', '擋風玻璃額外保障', NULL, '[{"name": {"en": "Windscreen repair on top of the plan, without effect on the no-claim discount", "zhHant": "計劃以外的擋風玻璃維修費用，不影響無索償折扣"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 5000}}]'),
	('MOTOR', 1, 'MOO4', 4, 'driverAccident', 'Driver personal accident', '司機意外', NULL, '[{"name": {"en": "Accidental death or permanent disablement of the driver", "zhHant": "司機意外身故或永久傷殘"}, "terms": {"kind": "amount", "pays": "fixed", "limit": 500000}}]'),
	('MOTOR', 1, 'MOO5', 5, 'lossOfUse', 'Loss of use', '停用津貼', NULL, '[{"name": {"en": "Allowance while the car is under repair", "zhHant": "汽車維修期間的津貼"}, "terms": {"kind": "per-unit", "unit": "day", "every": 1, "limit": 3000, "amount": 300}}]'),
	('PA', 1, 'PAO1', 1, 'weeklyBenefit', 'Weekly benefit', '每週津貼', NULL, '[{"name": {"en": "Your temporary total disablement, on top of the plan", "zhHant": "你暫時完全傷殘期間，在計劃以外加發"}, "terms": {"kind": "per-unit", "most": {"unit": "week", "count": 52}, "unit": "week", "every": 1, "amount": 500}}]'),
	('PA', 1, 'PAO2', 2, 'burns', 'Critical burns ward', '燒傷', NULL, '[{"name": {"en": "Stay in a burns ward", "zhHant": "入住燒傷病房"}, "terms": {"kind": "per-unit", "most": {"unit": "day", "count": 30}, "unit": "day", "every": 1, "amount": 1000}}]'),
	('PA', 1, 'PAO3', 3, 'adventureSport', 'Amateur adventure sport', '業餘冒險運動', NULL, '[{"name": {"en": "Accidents in adventure sports done as an amateur with a licensed operator", "zhHant": "業餘參與由持牌機構舉辦的冒險運動時發生的意外"}, "terms": {"kind": "included"}}]'),
	('PET', 1, 'PEO1', 1, 'dental', 'Dental illness', '牙科疾病', NULL, '[{"name": {"en": "Treatment of dental illness, scaling excepted", "zhHant": "牙科疾病治療（洗牙除外）"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 3000}}]'),
	('PET', 1, 'PEO2', 2, 'theft', 'Theft or straying', '被竊或走失', NULL, '[{"name": {"en": "The price paid for a pet that is stolen or lost", "zhHant": "寵物被竊或走失時的購入價"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 5000}}]'),
	('DH', 1, 'DHO1', 1, 'criticalIllness', 'Critical illness top-up', '危疾額外保障', NULL, '[{"name": {"en": "First diagnosis of a critical illness", "zhHant": "首次確診危疾"}, "terms": {"kind": "amount", "pays": "fixed", "limit": 20000}}]'),
	('DH', 1, 'DHO2', 2, 'counselling', 'Abuse-of-family counselling', '受虐輔導', NULL, '[{"name": {"en": "Counselling of a family member abused by the helper", "zhHant": "家庭成員遭家傭虐待後的心理輔導"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 5000}}]'),
	('DH', 1, 'DHO3', 3, 'maternityReplacement', 'Maternity replacement allowance', '產假補聘津貼', NULL, '[{"name": {"en": "Temporary help during maternity leave", "zhHant": "家傭產假期間聘用臨時傭工"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 5000}}]'),
	('MEDICAL', 1, 'MEO1', 1, 'deductible', 'Deductible of HK$25,000', '25,000 元自付費', NULL, '[{"name": {"en": "Hospital costs that you bear yourself in a policy year", "zhHant": "每保單年度由你自行承擔的住院費用"}, "terms": {"kind": "excess", "amount": 25000}}]'),
	('GOLF', 1, 'GOO1', 1, 'secondSet', 'Second set of clubs', '第二套球桿', NULL, '[{"name": {"en": "A second set of clubs, within the same limits", "zhHant": "第二套球桿，限額與原有用具相同"}, "terms": {"kind": "included"}}]'),
	('GOLF', 1, 'GOO2', 2, 'extraLiability', 'Liability to HK$15,000,000', '責任保障至 1,500 萬', NULL, '[{"name": {"en": "Public liability on the course raised to", "zhHant": "球場公眾責任提高至"}, "terms": {"kind": "amount", "pays": "expenses", "limit": 15000000}}]');


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_events (payment_id, event_id, kind, from_state, to_state, occurred_at, received_at) VALUES
	('c85f9734-90b4-4529-8ee7-dcb20fd42aff', 'evt_b4cde540-ae98-4952-83bf-c513a72196bf', 'pending', 'created', 'pending', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('2e381c84-01f0-4d56-b09c-0ceaf9c661a9', 'evt_df769a0c-9b12-482d-8627-30a7194e66d6', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('56186274-369f-484a-a19f-0dff29fa8f81', 'evt_26fa1d9d-e865-475f-bff6-209e39a591d1', 'failed', 'created', 'failed', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('295f7d22-fa09-4a2b-9fd9-d4e77d6aec99', 'evt_8e4b28b9-0bfe-4c8e-a0f2-b1be43c8fc13', 'expired', 'created', 'expired', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('7ab5a0db-eb35-40de-9db2-e64445091b9f', 'evt_869c8009-c49e-4414-9782-aea2c88fd157', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('7ab5a0db-eb35-40de-9db2-e64445091b9f', 'evt_f8fa182c-d5ee-481c-9d68-82cc87e504a5', 'refunded', 'paid', 'refunded', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('feafe579-08af-4ef7-92a1-f0c4a9424c7e', 'evt_e8cedc5a-1eb7-4064-8b7e-4dfa39e9e3fa', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('3e7f8a29-6193-4051-955f-93dc5b6467e4', 'evt_49505c9e-046c-4686-8fe0-6e6194ee4219', 'failed', 'created', 'failed', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('73075d94-97d9-4105-ab56-2bb92f129de3', 'evt_9bb5a0a5-2eb6-4996-a61c-620278203b2d', 'expired', 'created', 'expired', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('715a1b4d-5eae-48a5-b716-9b33e79ab119', 'evt_b47448bf-c181-4f5a-a820-384b289173c9', 'pending', 'created', 'pending', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('267c4255-eb8d-468c-b19a-961f31ef8b7a', 'evt_ef1a24ab-adea-4cbd-b973-5edbedea4481', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('0adb32c2-a225-4d64-9f1f-c94270c4204f', 'evt_b0ac50d0-0029-45b6-a3aa-b78de6567a80', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('0adb32c2-a225-4d64-9f1f-c94270c4204f', 'evt_adfe9794-20e7-4d39-9e3b-5b1eb17779ae', 'refunded', 'paid', 'refunded', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('e5a1f5d2-fad1-4619-94c9-937ae601c5c6', 'evt_7060c564-1dbd-47fe-963c-0fd215226f4e', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('8cfa0787-f4da-4d35-9097-faa0814846f7', 'evt_adaf14ab-318e-48de-956c-4fffd893df47', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('58c73ed3-f7bc-4924-85c9-4b91dc27628c', 'evt_1b2291d0-3e6e-4f62-8575-8d5a0b7cec5b', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('612acfa3-c686-411b-8723-d4626228cfe6', 'evt_6624b81a-b3ee-4626-b558-afd71da76f40', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('56115deb-d67b-4ee5-a637-b7ecc3dbd6b2', 'evt_1ef78608-d98d-45c7-814b-722251298b77', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('68430c48-865d-49b7-b95f-b7de135075b0', 'evt_94e5a0e8-bd49-425f-aab1-9e345578753b', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('610a6dea-e1be-4fef-a7ce-fac5f8593065', 'evt_0392fa5f-f323-4948-a7fe-aa8f2b472d83', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('0c9c2b96-7412-43e0-85d8-abd36e0e3517', 'evt_edab00e3-e7c8-47af-bda1-dd15f4804659', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('e42d8efc-eac6-4af3-8516-21ab2f85d41f', 'evt_bc6333ad-78a6-4a26-ba70-b39eef00c51d', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('69e59a8f-b2b4-4415-b885-1ec303d7780f', 'evt_cf318e46-cd7b-4a8a-88de-223e90ebc40d', 'paid', 'created', 'paid', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00');


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments (id, application_id, application_version, quote_id, amount_cents, currency, state, gateway, gateway_ref, gateway_url, failure, refund_due, refund_reason, created_at, changed_at, paid_at) VALUES
	('267c4255-eb8d-468c-b19a-961f31ef8b7a', '530790ec-9ced-47ca-8935-d2096c9c4a7a', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'paid', 'sandbox', '3d912e68-e554-4915-8256-d7a33f0d7ec4', 'http://127.0.0.1:1/sandbox-gateway/pay/3d912e68-e554-4915-8256-d7a33f0d7ec4', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('026be1a9-986c-4544-8afb-00d291aa6223', '5140196c-35b7-4fa3-85da-f38e0dd57ae4', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'created', 'sandbox', '23e79f81-8bfc-4e60-a976-0e2966e9e53d', 'http://127.0.0.1:1/sandbox-gateway/pay/23e79f81-8bfc-4e60-a976-0e2966e9e53d', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('c85f9734-90b4-4529-8ee7-dcb20fd42aff', '199824d1-e692-4aa0-979f-c818b87e3143', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'pending', 'sandbox', '5e86ea71-4d6f-4e42-8de0-24f718661f28', 'http://127.0.0.1:1/sandbox-gateway/pay/5e86ea71-4d6f-4e42-8de0-24f718661f28', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('2e381c84-01f0-4d56-b09c-0ceaf9c661a9', 'c7f7082a-b9c0-4ef0-871a-edd4fb3367ad', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'paid', 'sandbox', '4d0e2d5a-ec43-4635-affc-0252f7aa3f02', 'http://127.0.0.1:1/sandbox-gateway/pay/4d0e2d5a-ec43-4635-affc-0252f7aa3f02', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('56186274-369f-484a-a19f-0dff29fa8f81', 'a69a69ee-a338-4d22-887c-63c8dd4c2c61', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'failed', 'sandbox', '0557231e-9f91-455d-9bb3-2ffffb88c4e6', 'http://127.0.0.1:1/sandbox-gateway/pay/0557231e-9f91-455d-9bb3-2ffffb88c4e6', 'declined', false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('0adb32c2-a225-4d64-9f1f-c94270c4204f', 'cc635b92-09fa-44fd-8d5f-8e0fe67ba216', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'refunded', 'sandbox', '5a183606-1b9d-455c-ae51-d050eabe3dd0', 'http://127.0.0.1:1/sandbox-gateway/pay/5a183606-1b9d-455c-ae51-d050eabe3dd0', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('295f7d22-fa09-4a2b-9fd9-d4e77d6aec99', 'afe13860-845b-442a-b5cc-254eb8a07cf2', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'expired', 'sandbox', 'f9462845-b130-4dea-b866-e91aeb039d5d', 'http://127.0.0.1:1/sandbox-gateway/pay/f9462845-b130-4dea-b866-e91aeb039d5d', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('7ab5a0db-eb35-40de-9db2-e64445091b9f', '874a53b2-9ad3-4aba-8c58-2fb7d2b503c0', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'refunded', 'sandbox', 'dd282ba4-fba5-48d8-a76d-6f3a793df701', 'http://127.0.0.1:1/sandbox-gateway/pay/dd282ba4-fba5-48d8-a76d-6f3a793df701', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('68767778-e5a7-45ce-bc93-c09b97b0d87d', '9b7cb343-47bc-4e92-a16b-bd957dd02706', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'created', 'sandbox', 'f64127c2-7d25-4520-b0e9-9b09df67aa3a', 'http://127.0.0.1:1/sandbox-gateway/pay/f64127c2-7d25-4520-b0e9-9b09df67aa3a', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('feafe579-08af-4ef7-92a1-f0c4a9424c7e', '641c1528-c390-426a-a5d8-220607feafc1', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'paid', 'sandbox', '0a1a7e4f-fc47-4db6-9766-4a2ef60d5624', 'http://127.0.0.1:1/sandbox-gateway/pay/0a1a7e4f-fc47-4db6-9766-4a2ef60d5624', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('063b7a41-1ea4-4021-a5b5-6f0e937db82d', '243ddd6a-aeff-4e0f-a40a-720698f35bec', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'created', 'sandbox', 'd2a0aa24-8300-4da5-9ff6-365348a2d8ee', 'http://127.0.0.1:1/sandbox-gateway/pay/d2a0aa24-8300-4da5-9ff6-365348a2d8ee', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('3e7f8a29-6193-4051-955f-93dc5b6467e4', '2f3c7513-97b8-4328-8372-bdb3ac32afd9', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'failed', 'sandbox', '4611d46f-bdd0-461e-ade2-773688470d49', 'http://127.0.0.1:1/sandbox-gateway/pay/4611d46f-bdd0-461e-ade2-773688470d49', 'declined', false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('56115deb-d67b-4ee5-a637-b7ecc3dbd6b2', '75bef222-c4ba-44ff-8cad-d7a07aba598e', 1, 'e134b7f0-80b1-8b43-a5bc-f6ba53545f4b', 441114, 'HKD', 'paid', 'sandbox', 'b46fd66a-5941-40d9-b4d1-e20e21dbed57', 'http://127.0.0.1:1/sandbox-gateway/pay/b46fd66a-5941-40d9-b4d1-e20e21dbed57', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('73075d94-97d9-4105-ab56-2bb92f129de3', '247d5d81-7b30-4c9b-ba48-3f1a37f3863f', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'expired', 'sandbox', '06fd34e9-182f-4138-aa2a-71366c71b797', 'http://127.0.0.1:1/sandbox-gateway/pay/06fd34e9-182f-4138-aa2a-71366c71b797', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('e5a1f5d2-fad1-4619-94c9-937ae601c5c6', '039c86bc-e0ac-4e7c-895e-3a45e57e63e3', 1, '888e1358-55d7-85fe-a4fc-7e4e69a0cdce', 35024, 'HKD', 'paid', 'sandbox', '29602272-ecb3-408f-aecc-a46b57548e2d', 'http://127.0.0.1:1/sandbox-gateway/pay/29602272-ecb3-408f-aecc-a46b57548e2d', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('715a1b4d-5eae-48a5-b716-9b33e79ab119', '9ae50127-433a-48de-834b-5f85bf73051f', 1, '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 15216, 'HKD', 'pending', 'sandbox', '84bbdd06-0f69-4159-97c7-3581648ff8fa', 'http://127.0.0.1:1/sandbox-gateway/pay/84bbdd06-0f69-4159-97c7-3581648ff8fa', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', NULL),
	('e42d8efc-eac6-4af3-8516-21ab2f85d41f', 'cea423df-2b18-4be5-b37c-52bc6c905dd2', 1, '0f27e557-dd06-8cbd-aad9-64369e1cf3a6', 1372449, 'HKD', 'paid', 'sandbox', 'c64412c4-5253-4d1e-801f-ba13c77ac8f9', 'http://127.0.0.1:1/sandbox-gateway/pay/c64412c4-5253-4d1e-801f-ba13c77ac8f9', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('8cfa0787-f4da-4d35-9097-faa0814846f7', 'e30c7dd6-479d-44c0-974c-e94971759a8b', 1, '3faa6856-36d8-81d1-a1aa-2d462572756e', 76230, 'HKD', 'paid', 'sandbox', '20eb6225-5b21-406c-8f90-31130804a80c', 'http://127.0.0.1:1/sandbox-gateway/pay/20eb6225-5b21-406c-8f90-31130804a80c', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('68430c48-865d-49b7-b95f-b7de135075b0', '1c98b35d-8113-4be7-b641-be5c90b8fd94', 1, '4232a5cf-c08c-8e44-aff2-d30579fac3cb', 117047, 'HKD', 'paid', 'sandbox', 'fc5bec6b-96a7-46d7-818f-fe1f458e4b15', 'http://127.0.0.1:1/sandbox-gateway/pay/fc5bec6b-96a7-46d7-818f-fe1f458e4b15', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('58c73ed3-f7bc-4924-85c9-4b91dc27628c', 'b927e534-faee-42e6-9593-a8b9b97466f5', 1, 'e78fdb09-a71a-86e1-ad30-9f293af5f630', 99040, 'HKD', 'paid', 'sandbox', '372f6614-df85-423f-851c-3b4324d41841', 'http://127.0.0.1:1/sandbox-gateway/pay/372f6614-df85-423f-851c-3b4324d41841', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('612acfa3-c686-411b-8723-d4626228cfe6', 'ec0cb3ea-7bab-4fd7-9a0b-981c2036bf8c', 1, '7627becc-a7b3-8fa1-aec8-40c1f37b6004', 816566, 'HKD', 'paid', 'sandbox', '5396d3d0-d026-4e7f-8e0e-27d97d70cd73', 'http://127.0.0.1:1/sandbox-gateway/pay/5396d3d0-d026-4e7f-8e0e-27d97d70cd73', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('610a6dea-e1be-4fef-a7ce-fac5f8593065', '22b780a3-ffe1-425c-84e9-ef3e923aab3b', 1, '55691697-995d-89b3-a928-db34142b7df2', 190476, 'HKD', 'paid', 'sandbox', '4e6f0990-298a-44cc-a869-994043d84d48', 'http://127.0.0.1:1/sandbox-gateway/pay/4e6f0990-298a-44cc-a869-994043d84d48', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('0c9c2b96-7412-43e0-85d8-abd36e0e3517', '8f2c00ea-5536-4ad7-81e2-f34fdf34a456', 1, '8032b2a4-7c19-8640-a80a-fa7cd85cb1c2', 82833, 'HKD', 'paid', 'sandbox', '5d87c15c-0bc2-4fe6-a6b4-ac898a555ab5', 'http://127.0.0.1:1/sandbox-gateway/pay/5d87c15c-0bc2-4fe6-a6b4-ac898a555ab5', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00'),
	('69e59a8f-b2b4-4415-b885-1ec303d7780f', '4aadd0e2-637b-4237-a5a0-54cb32394ba2', 1, '3d3d804f-06f7-873d-aaab-e0c5401e21da', 194078, 'HKD', 'paid', 'sandbox', '7e73f6bd-46ad-41aa-99b1-824bc33c1522', 'http://127.0.0.1:1/sandbox-gateway/pay/7e73f6bd-46ad-41aa-99b1-824bc33c1522', NULL, false, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00');


--
-- Data for Name: plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plans (line, version, code, seq, insurer_code, tier, name_en, name_zh, method, relativity_basis_points, standing_discount_basis_points, limit_factor_basis_points, brochure_file, wording_file, claim_file) VALUES
	('TRAVEL', 1, 'LPG-TRAVEL-B', 1, 'LPG', 'B', 'Lantern Peak Travel Basic', '燈峰旅遊基本計劃', 'A', 10000, 1000, 10000, 'LPG_TRAVEL_brochure.pdf', 'LPG_TRAVEL_policy.pdf', 'LPG_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'LPG-TRAVEL-S', 2, 'LPG', 'S', 'Lantern Peak Travel Standard', '燈峰旅遊標準計劃', 'A', 10000, 1000, 10000, 'LPG_TRAVEL_brochure.pdf', 'LPG_TRAVEL_policy.pdf', 'LPG_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'LPG-TRAVEL-P', 3, 'LPG', 'P', 'Lantern Peak Travel Premier', '燈峰旅遊尊尚計劃', 'A', 10000, 1000, 10000, 'LPG_TRAVEL_brochure.pdf', 'LPG_TRAVEL_policy.pdf', 'LPG_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'SFY-TRAVEL-B', 4, 'SFY', 'B', 'Silverferry Travel Basic', '銀渡旅遊基本計劃', 'B', 9600, 1500, 11000, 'SFY_TRAVEL_brochure.pdf', 'SFY_TRAVEL_policy.pdf', 'SFY_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'SFY-TRAVEL-S', 5, 'SFY', 'S', 'Silverferry Travel Standard', '銀渡旅遊標準計劃', 'B', 9600, 1500, 11000, 'SFY_TRAVEL_brochure.pdf', 'SFY_TRAVEL_policy.pdf', 'SFY_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'SFY-TRAVEL-P', 6, 'SFY', 'P', 'Silverferry Travel Premier', '銀渡旅遊尊尚計劃', 'B', 9600, 1500, 11000, 'SFY_TRAVEL_brochure.pdf', 'SFY_TRAVEL_policy.pdf', 'SFY_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'BRG-TRAVEL-S', 7, 'BRG', 'S', 'Banyanroot Travel Standard', '榕根旅遊標準計劃', 'A', 10400, 1200, 10500, 'BRG_TRAVEL_brochure.pdf', 'BRG_TRAVEL_policy.pdf', 'BRG_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'BRG-TRAVEL-P', 8, 'BRG', 'P', 'Banyanroot Travel Premier', '榕根旅遊尊尚計劃', 'A', 10400, 1200, 10500, 'BRG_TRAVEL_brochure.pdf', 'BRG_TRAVEL_policy.pdf', 'BRG_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'CPW-TRAVEL-B', 9, 'CPW', 'B', 'Copperwharf Travel Basic', '銅埗旅遊基本計劃', 'A', 10200, 500, 10000, 'CPW_TRAVEL_brochure.pdf', 'CPW_TRAVEL_policy.pdf', 'CPW_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'CPW-TRAVEL-S', 10, 'CPW', 'S', 'Copperwharf Travel Standard', '銅埗旅遊標準計劃', 'A', 10200, 500, 10000, 'CPW_TRAVEL_brochure.pdf', 'CPW_TRAVEL_policy.pdf', 'CPW_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'OVI-TRAVEL-S', 11, 'OVI', 'S', 'Orchidvale Travel Standard', '蘭谷旅遊標準計劃', 'B', 10600, 0, 11000, 'OVI_TRAVEL_brochure.pdf', 'OVI_TRAVEL_policy.pdf', 'OVI_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'OVI-TRAVEL-P', 12, 'OVI', 'P', 'Orchidvale Travel Premier', '蘭谷旅遊尊尚計劃', 'B', 10600, 0, 11000, 'OVI_TRAVEL_brochure.pdf', 'OVI_TRAVEL_policy.pdf', 'OVI_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'MQD-TRAVEL-B', 13, 'MQD', 'B', 'Moonquay Travel Basic', '月埗旅遊基本計劃', 'A', 8600, 0, 8000, 'MQD_TRAVEL_brochure.pdf', 'MQD_TRAVEL_policy.pdf', 'MQD_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'MQD-TRAVEL-S', 14, 'MQD', 'S', 'Moonquay Travel Standard', '月埗旅遊標準計劃', 'A', 8600, 0, 8000, 'MQD_TRAVEL_brochure.pdf', 'MQD_TRAVEL_policy.pdf', 'MQD_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'TDC-TRAVEL-B', 15, 'TDC', 'B', 'Tidecourt Travel Basic', '潮庭旅遊基本計劃', 'B', 9300, 2000, 10000, 'TDC_TRAVEL_brochure.pdf', 'TDC_TRAVEL_policy.pdf', 'TDC_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'TDC-TRAVEL-S', 16, 'TDC', 'S', 'Tidecourt Travel Standard', '潮庭旅遊標準計劃', 'B', 9300, 2000, 10000, 'TDC_TRAVEL_brochure.pdf', 'TDC_TRAVEL_policy.pdf', 'TDC_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'TDC-TRAVEL-P', 17, 'TDC', 'P', 'Tidecourt Travel Premier', '潮庭旅遊尊尚計劃', 'B', 9300, 2000, 10000, 'TDC_TRAVEL_brochure.pdf', 'TDC_TRAVEL_policy.pdf', 'TDC_TRAVEL_claim.pdf'),
	('TRAVEL', 1, 'PLV-TRAVEL-P', 18, 'PLV', 'P', 'Plovermark Travel Premier', '千鷗旅遊尊尚計劃', 'Q', 11800, 0, 13000, 'PLV_TRAVEL_brochure.pdf', 'PLV_TRAVEL_policy.pdf', 'PLV_TRAVEL_claim.pdf'),
	('HOME', 1, 'LPG-HOME-B', 1, 'LPG', 'B', 'Lantern Peak Home Basic', '燈峰家居基本計劃', 'A', 10000, 0, 10000, 'LPG_HOME_brochure.pdf', 'LPG_HOME_policy.pdf', 'LPG_HOME_claim.pdf'),
	('HOME', 1, 'LPG-HOME-S', 2, 'LPG', 'S', 'Lantern Peak Home Standard', '燈峰家居標準計劃', 'A', 10000, 0, 10000, 'LPG_HOME_brochure.pdf', 'LPG_HOME_policy.pdf', 'LPG_HOME_claim.pdf'),
	('HOME', 1, 'LPG-HOME-P', 3, 'LPG', 'P', 'Lantern Peak Home Premier', '燈峰家居尊尚計劃', 'A', 10000, 0, 10000, 'LPG_HOME_brochure.pdf', 'LPG_HOME_policy.pdf', 'LPG_HOME_claim.pdf'),
	('HOME', 1, 'JDF-HOME-B', 4, 'JDF', 'B', 'Jadefield Home Basic', '翠田家居基本計劃', 'B', 9500, 1000, 10000, 'JDF_HOME_brochure.pdf', 'JDF_HOME_policy.pdf', 'JDF_HOME_claim.pdf'),
	('HOME', 1, 'JDF-HOME-S', 5, 'JDF', 'S', 'Jadefield Home Standard', '翠田家居標準計劃', 'B', 9500, 1000, 10000, 'JDF_HOME_brochure.pdf', 'JDF_HOME_policy.pdf', 'JDF_HOME_claim.pdf'),
	('HOME', 1, 'JDF-HOME-P', 6, 'JDF', 'P', 'Jadefield Home Premier', '翠田家居尊尚計劃', 'B', 9500, 1000, 10000, 'JDF_HOME_brochure.pdf', 'JDF_HOME_policy.pdf', 'JDF_HOME_claim.pdf'),
	('HOME', 1, 'BRG-HOME-S', 7, 'BRG', 'S', 'Banyanroot Home Standard', '榕根家居標準計劃', 'A', 10300, 500, 10500, 'BRG_HOME_brochure.pdf', 'BRG_HOME_policy.pdf', 'BRG_HOME_claim.pdf'),
	('HOME', 1, 'BRG-HOME-P', 8, 'BRG', 'P', 'Banyanroot Home Premier', '榕根家居尊尚計劃', 'A', 10300, 500, 10500, 'BRG_HOME_brochure.pdf', 'BRG_HOME_policy.pdf', 'BRG_HOME_claim.pdf'),
	('HOME', 1, 'EGP-HOME-B', 9, 'EGP', 'B', 'Egretpoint Home Basic', '鷺角家居基本計劃', 'A', 9800, 800, 9500, 'EGP_HOME_brochure.pdf', 'EGP_HOME_policy.pdf', 'EGP_HOME_claim.pdf'),
	('HOME', 1, 'EGP-HOME-S', 10, 'EGP', 'S', 'Egretpoint Home Standard', '鷺角家居標準計劃', 'A', 9800, 800, 9500, 'EGP_HOME_brochure.pdf', 'EGP_HOME_policy.pdf', 'EGP_HOME_claim.pdf'),
	('HOME', 1, 'EGP-HOME-P', 11, 'EGP', 'P', 'Egretpoint Home Premier', '鷺角家居尊尚計劃', 'A', 9800, 800, 9500, 'EGP_HOME_brochure.pdf', 'EGP_HOME_policy.pdf', 'EGP_HOME_claim.pdf'),
	('HOME', 1, 'MQD-HOME-B', 12, 'MQD', 'B', 'Moonquay Home Basic', '月埗家居基本計劃', 'A', 8800, 0, 8000, 'MQD_HOME_brochure.pdf', 'MQD_HOME_policy.pdf', 'MQD_HOME_claim.pdf'),
	('HOME', 1, 'MQD-HOME-S', 13, 'MQD', 'S', 'Moonquay Home Standard', '月埗家居標準計劃', 'A', 8800, 0, 8000, 'MQD_HOME_brochure.pdf', 'MQD_HOME_policy.pdf', 'MQD_HOME_claim.pdf'),
	('HOME', 1, 'NQA-HOME-S', 14, 'NQA', 'S', 'Norquarry Home Standard', '北岩家居標準計劃', 'D', 10800, 0, 10000, 'NQA_HOME_brochure.pdf', 'NQA_HOME_policy.pdf', 'NQA_HOME_claim.pdf'),
	('HOME', 1, 'NQA-HOME-P', 15, 'NQA', 'P', 'Norquarry Home Premier', '北岩家居尊尚計劃', 'D', 10800, 0, 10000, 'NQA_HOME_brochure.pdf', 'NQA_HOME_policy.pdf', 'NQA_HOME_claim.pdf'),
	('HOME', 1, 'CGV-HOME-B', 16, 'CGV', 'B', 'Camphor Grove Home Basic', '樟林家居基本計劃', 'B', 10100, 0, 10500, 'CGV_HOME_brochure.pdf', 'CGV_HOME_policy.pdf', 'CGV_HOME_claim.pdf'),
	('HOME', 1, 'CGV-HOME-S', 17, 'CGV', 'S', 'Camphor Grove Home Standard', '樟林家居標準計劃', 'B', 10100, 0, 10500, 'CGV_HOME_brochure.pdf', 'CGV_HOME_policy.pdf', 'CGV_HOME_claim.pdf'),
	('HOME', 1, 'CGV-HOME-P', 18, 'CGV', 'P', 'Camphor Grove Home Premier', '樟林家居尊尚計劃', 'B', 10100, 0, 10500, 'CGV_HOME_brochure.pdf', 'CGV_HOME_policy.pdf', 'CGV_HOME_claim.pdf'),
	('HOME', 1, 'PLV-HOME-P', 19, 'PLV', 'P', 'Plovermark Home Premier', '千鷗家居尊尚計劃', 'Q', 11200, 0, 13000, 'PLV_HOME_brochure.pdf', 'PLV_HOME_policy.pdf', 'PLV_HOME_claim.pdf'),
	('FIRE', 1, 'LPG-FIRE-B', 1, 'LPG', 'B', 'Lantern Peak Fire Basic', '燈峰火險基本計劃', 'A', 10000, 0, 10000, 'LPG_FIRE_brochure.pdf', 'LPG_FIRE_policy.pdf', 'LPG_FIRE_claim.pdf'),
	('FIRE', 1, 'LPG-FIRE-S', 2, 'LPG', 'S', 'Lantern Peak Fire Standard', '燈峰火險標準計劃', 'A', 10000, 0, 10000, 'LPG_FIRE_brochure.pdf', 'LPG_FIRE_policy.pdf', 'LPG_FIRE_claim.pdf'),
	('FIRE', 1, 'LPG-FIRE-P', 3, 'LPG', 'P', 'Lantern Peak Fire Premier', '燈峰火險尊尚計劃', 'A', 10000, 0, 10000, 'LPG_FIRE_brochure.pdf', 'LPG_FIRE_policy.pdf', 'LPG_FIRE_claim.pdf'),
	('FIRE', 1, 'JDF-FIRE-B', 4, 'JDF', 'B', 'Jadefield Fire Basic', '翠田火險基本計劃', 'B', 9200, 500, 10000, 'JDF_FIRE_brochure.pdf', 'JDF_FIRE_policy.pdf', 'JDF_FIRE_claim.pdf'),
	('FIRE', 1, 'JDF-FIRE-S', 5, 'JDF', 'S', 'Jadefield Fire Standard', '翠田火險標準計劃', 'B', 9200, 500, 10000, 'JDF_FIRE_brochure.pdf', 'JDF_FIRE_policy.pdf', 'JDF_FIRE_claim.pdf'),
	('FIRE', 1, 'JDF-FIRE-P', 6, 'JDF', 'P', 'Jadefield Fire Premier', '翠田火險尊尚計劃', 'B', 9200, 500, 10000, 'JDF_FIRE_brochure.pdf', 'JDF_FIRE_policy.pdf', 'JDF_FIRE_claim.pdf'),
	('FIRE', 1, 'EGP-FIRE-B', 7, 'EGP', 'B', 'Egretpoint Fire Basic', '鷺角火險基本計劃', 'A', 10200, 0, 9500, 'EGP_FIRE_brochure.pdf', 'EGP_FIRE_policy.pdf', 'EGP_FIRE_claim.pdf'),
	('FIRE', 1, 'EGP-FIRE-S', 8, 'EGP', 'S', 'Egretpoint Fire Standard', '鷺角火險標準計劃', 'A', 10200, 0, 9500, 'EGP_FIRE_brochure.pdf', 'EGP_FIRE_policy.pdf', 'EGP_FIRE_claim.pdf'),
	('FIRE', 1, 'MQD-FIRE-B', 9, 'MQD', 'B', 'Moonquay Fire Basic', '月埗火險基本計劃', 'A', 9000, 0, 8000, 'MQD_FIRE_brochure.pdf', 'MQD_FIRE_policy.pdf', 'MQD_FIRE_claim.pdf'),
	('FIRE', 1, 'NQA-FIRE-S', 10, 'NQA', 'S', 'Norquarry Fire Standard', '北岩火險標準計劃', 'D', 10600, 0, 10000, 'NQA_FIRE_brochure.pdf', 'NQA_FIRE_policy.pdf', 'NQA_FIRE_claim.pdf'),
	('FIRE', 1, 'NQA-FIRE-P', 11, 'NQA', 'P', 'Norquarry Fire Premier', '北岩火險尊尚計劃', 'D', 10600, 0, 10000, 'NQA_FIRE_brochure.pdf', 'NQA_FIRE_policy.pdf', 'NQA_FIRE_claim.pdf'),
	('FIRE', 1, 'FLM-FIRE-B', 12, 'FLM', 'B', 'Fathomline Fire Basic', '深泓火險基本計劃', 'D', 9800, 0, 9500, 'FLM_FIRE_brochure.pdf', 'FLM_FIRE_policy.pdf', 'FLM_FIRE_claim.pdf'),
	('FIRE', 1, 'FLM-FIRE-S', 13, 'FLM', 'S', 'Fathomline Fire Standard', '深泓火險標準計劃', 'D', 9800, 0, 9500, 'FLM_FIRE_brochure.pdf', 'FLM_FIRE_policy.pdf', 'FLM_FIRE_claim.pdf'),
	('FIRE', 1, 'FLM-FIRE-P', 14, 'FLM', 'P', 'Fathomline Fire Premier', '深泓火險尊尚計劃', 'D', 9800, 0, 9500, 'FLM_FIRE_brochure.pdf', 'FLM_FIRE_policy.pdf', 'FLM_FIRE_claim.pdf'),
	('FIRE', 1, 'STP-FIRE-B', 15, 'STP', 'B', 'Stonepass Fire Basic', '石坳火險基本計劃', 'Q', 10500, 0, 10000, 'STP_FIRE_brochure.pdf', 'STP_FIRE_policy.pdf', 'STP_FIRE_claim.pdf'),
	('FIRE', 1, 'STP-FIRE-S', 16, 'STP', 'S', 'Stonepass Fire Standard', '石坳火險標準計劃', 'Q', 10500, 0, 10000, 'STP_FIRE_brochure.pdf', 'STP_FIRE_policy.pdf', 'STP_FIRE_claim.pdf'),
	('OS', 1, 'LPG-OS-B', 1, 'LPG', 'B', 'Lantern Peak Student Basic', '燈峰留學基本計劃', 'A', 10000, 500, 10000, 'LPG_OS_brochure.pdf', 'LPG_OS_policy.pdf', 'LPG_OS_claim.pdf'),
	('OS', 1, 'LPG-OS-S', 2, 'LPG', 'S', 'Lantern Peak Student Standard', '燈峰留學標準計劃', 'A', 10000, 500, 10000, 'LPG_OS_brochure.pdf', 'LPG_OS_policy.pdf', 'LPG_OS_claim.pdf'),
	('OS', 1, 'LPG-OS-P', 3, 'LPG', 'P', 'Lantern Peak Student Premier', '燈峰留學尊尚計劃', 'A', 10000, 500, 10000, 'LPG_OS_brochure.pdf', 'LPG_OS_policy.pdf', 'LPG_OS_claim.pdf'),
	('OS', 1, 'SFY-OS-B', 4, 'SFY', 'B', 'Silverferry Student Basic', '銀渡留學基本計劃', 'B', 9400, 1000, 11000, 'SFY_OS_brochure.pdf', 'SFY_OS_policy.pdf', 'SFY_OS_claim.pdf'),
	('OS', 1, 'SFY-OS-S', 5, 'SFY', 'S', 'Silverferry Student Standard', '銀渡留學標準計劃', 'B', 9400, 1000, 11000, 'SFY_OS_brochure.pdf', 'SFY_OS_policy.pdf', 'SFY_OS_claim.pdf'),
	('OS', 1, 'SFY-OS-P', 6, 'SFY', 'P', 'Silverferry Student Premier', '銀渡留學尊尚計劃', 'B', 9400, 1000, 11000, 'SFY_OS_brochure.pdf', 'SFY_OS_policy.pdf', 'SFY_OS_claim.pdf'),
	('OS', 1, 'BRG-OS-S', 7, 'BRG', 'S', 'Banyanroot Student Standard', '榕根留學標準計劃', 'A', 10400, 0, 10500, 'BRG_OS_brochure.pdf', 'BRG_OS_policy.pdf', 'BRG_OS_claim.pdf'),
	('OS', 1, 'BRG-OS-P', 8, 'BRG', 'P', 'Banyanroot Student Premier', '榕根留學尊尚計劃', 'A', 10400, 0, 10500, 'BRG_OS_brochure.pdf', 'BRG_OS_policy.pdf', 'BRG_OS_claim.pdf'),
	('OS', 1, 'TDC-OS-S', 9, 'TDC', 'S', 'Tidecourt Student Standard', '潮庭留學標準計劃', 'B', 10200, 0, 10000, 'TDC_OS_brochure.pdf', 'TDC_OS_policy.pdf', 'TDC_OS_claim.pdf'),
	('OS', 1, 'TDC-OS-P', 10, 'TDC', 'P', 'Tidecourt Student Premier', '潮庭留學尊尚計劃', 'B', 10200, 0, 10000, 'TDC_OS_brochure.pdf', 'TDC_OS_policy.pdf', 'TDC_OS_claim.pdf'),
	('OS', 1, 'PLV-OS-P', 11, 'PLV', 'P', 'Plovermark Student Premier', '千鷗留學尊尚計劃', 'Q', 11000, 0, 13000, 'PLV_OS_brochure.pdf', 'PLV_OS_policy.pdf', 'PLV_OS_claim.pdf'),
	('MOTOR', 1, 'LPG-MOTOR-B', 1, 'LPG', 'B', 'Lantern Peak Motor Basic', '燈峰汽車基本計劃', 'A', 10000, 0, 10000, 'LPG_MOTOR_brochure.pdf', 'LPG_MOTOR_policy.pdf', 'LPG_MOTOR_claim.pdf'),
	('MOTOR', 1, 'LPG-MOTOR-S', 2, 'LPG', 'S', 'Lantern Peak Motor Standard', '燈峰汽車標準計劃', 'A', 10000, 0, 10000, 'LPG_MOTOR_brochure.pdf', 'LPG_MOTOR_policy.pdf', 'LPG_MOTOR_claim.pdf'),
	('MOTOR', 1, 'LPG-MOTOR-P', 3, 'LPG', 'P', 'Lantern Peak Motor Premier', '燈峰汽車尊尚計劃', 'A', 10000, 0, 10000, 'LPG_MOTOR_brochure.pdf', 'LPG_MOTOR_policy.pdf', 'LPG_MOTOR_claim.pdf'),
	('MOTOR', 1, 'JDF-MOTOR-S', 4, 'JDF', 'S', 'Jadefield Motor Standard', '翠田汽車標準計劃', 'B', 10400, 0, 10000, 'JDF_MOTOR_brochure.pdf', 'JDF_MOTOR_policy.pdf', 'JDF_MOTOR_claim.pdf'),
	('MOTOR', 1, 'JDF-MOTOR-P', 5, 'JDF', 'P', 'Jadefield Motor Premier', '翠田汽車尊尚計劃', 'B', 10400, 0, 10000, 'JDF_MOTOR_brochure.pdf', 'JDF_MOTOR_policy.pdf', 'JDF_MOTOR_claim.pdf'),
	('MOTOR', 1, 'CPW-MOTOR-B', 6, 'CPW', 'B', 'Copperwharf Motor Basic', '銅埗汽車基本計劃', 'B', 9400, 800, 10000, 'CPW_MOTOR_brochure.pdf', 'CPW_MOTOR_policy.pdf', 'CPW_MOTOR_claim.pdf'),
	('MOTOR', 1, 'CPW-MOTOR-S', 7, 'CPW', 'S', 'Copperwharf Motor Standard', '銅埗汽車標準計劃', 'B', 9400, 800, 10000, 'CPW_MOTOR_brochure.pdf', 'CPW_MOTOR_policy.pdf', 'CPW_MOTOR_claim.pdf'),
	('MOTOR', 1, 'CPW-MOTOR-P', 8, 'CPW', 'P', 'Copperwharf Motor Premier', '銅埗汽車尊尚計劃', 'B', 9400, 800, 10000, 'CPW_MOTOR_brochure.pdf', 'CPW_MOTOR_policy.pdf', 'CPW_MOTOR_claim.pdf'),
	('MOTOR', 1, 'MQD-MOTOR-B', 9, 'MQD', 'B', 'Moonquay Motor Basic', '月埗汽車基本計劃', 'A', 9000, 0, 8000, 'MQD_MOTOR_brochure.pdf', 'MQD_MOTOR_policy.pdf', 'MQD_MOTOR_claim.pdf'),
	('MOTOR', 1, 'MQD-MOTOR-S', 10, 'MQD', 'S', 'Moonquay Motor Standard', '月埗汽車標準計劃', 'A', 9000, 0, 8000, 'MQD_MOTOR_brochure.pdf', 'MQD_MOTOR_policy.pdf', 'MQD_MOTOR_claim.pdf'),
	('MOTOR', 1, 'FLM-MOTOR-B', 11, 'FLM', 'B', 'Fathomline Motor Basic', '深泓汽車基本計劃', 'D', 10200, 0, 9500, 'FLM_MOTOR_brochure.pdf', 'FLM_MOTOR_policy.pdf', 'FLM_MOTOR_claim.pdf'),
	('MOTOR', 1, 'FLM-MOTOR-S', 12, 'FLM', 'S', 'Fathomline Motor Standard', '深泓汽車標準計劃', 'D', 10200, 0, 9500, 'FLM_MOTOR_brochure.pdf', 'FLM_MOTOR_policy.pdf', 'FLM_MOTOR_claim.pdf'),
	('MOTOR', 1, 'STP-MOTOR-B', 13, 'STP', 'B', 'Stonepass Motor Basic', '石坳汽車基本計劃', 'Q', 11000, 0, 10000, 'STP_MOTOR_brochure.pdf', 'STP_MOTOR_policy.pdf', 'STP_MOTOR_claim.pdf'),
	('MOTOR', 1, 'STP-MOTOR-S', 14, 'STP', 'S', 'Stonepass Motor Standard', '石坳汽車標準計劃', 'Q', 11000, 0, 10000, 'STP_MOTOR_brochure.pdf', 'STP_MOTOR_policy.pdf', 'STP_MOTOR_claim.pdf'),
	('MOTOR', 1, 'PLV-MOTOR-P', 15, 'PLV', 'P', 'Plovermark Motor Premier', '千鷗汽車尊尚計劃', 'Q', 11400, 0, 13000, 'PLV_MOTOR_brochure.pdf', 'PLV_MOTOR_policy.pdf', 'PLV_MOTOR_claim.pdf'),
	('PA', 1, 'LPG-PA-B', 1, 'LPG', 'B', 'Lantern Peak Accident Basic', '燈峰個人意外基本計劃', 'A', 10000, 0, 10000, 'LPG_PA_brochure.pdf', 'LPG_PA_policy.pdf', 'LPG_PA_claim.pdf'),
	('PA', 1, 'LPG-PA-S', 2, 'LPG', 'S', 'Lantern Peak Accident Standard', '燈峰個人意外標準計劃', 'A', 10000, 0, 10000, 'LPG_PA_brochure.pdf', 'LPG_PA_policy.pdf', 'LPG_PA_claim.pdf'),
	('PA', 1, 'LPG-PA-P', 3, 'LPG', 'P', 'Lantern Peak Accident Premier', '燈峰個人意外尊尚計劃', 'A', 10000, 0, 10000, 'LPG_PA_brochure.pdf', 'LPG_PA_policy.pdf', 'LPG_PA_claim.pdf'),
	('PA', 1, 'SFY-PA-S', 4, 'SFY', 'S', 'Silverferry Accident Standard', '銀渡個人意外標準計劃', 'B', 10300, 0, 11000, 'SFY_PA_brochure.pdf', 'SFY_PA_policy.pdf', 'SFY_PA_claim.pdf'),
	('PA', 1, 'SFY-PA-P', 5, 'SFY', 'P', 'Silverferry Accident Premier', '銀渡個人意外尊尚計劃', 'B', 10300, 0, 11000, 'SFY_PA_brochure.pdf', 'SFY_PA_policy.pdf', 'SFY_PA_claim.pdf'),
	('PA', 1, 'BRG-PA-B', 6, 'BRG', 'B', 'Banyanroot Accident Basic', '榕根個人意外基本計劃', 'A', 9600, 1000, 10500, 'BRG_PA_brochure.pdf', 'BRG_PA_policy.pdf', 'BRG_PA_claim.pdf'),
	('PA', 1, 'BRG-PA-S', 7, 'BRG', 'S', 'Banyanroot Accident Standard', '榕根個人意外標準計劃', 'A', 9600, 1000, 10500, 'BRG_PA_brochure.pdf', 'BRG_PA_policy.pdf', 'BRG_PA_claim.pdf'),
	('PA', 1, 'BRG-PA-P', 8, 'BRG', 'P', 'Banyanroot Accident Premier', '榕根個人意外尊尚計劃', 'A', 9600, 1000, 10500, 'BRG_PA_brochure.pdf', 'BRG_PA_policy.pdf', 'BRG_PA_claim.pdf'),
	('PA', 1, 'CPW-PA-B', 9, 'CPW', 'B', 'Copperwharf Accident Basic', '銅埗個人意外基本計劃', 'A', 10500, 0, 10000, 'CPW_PA_brochure.pdf', 'CPW_PA_policy.pdf', 'CPW_PA_claim.pdf'),
	('PA', 1, 'CPW-PA-S', 10, 'CPW', 'S', 'Copperwharf Accident Standard', '銅埗個人意外標準計劃', 'A', 10500, 0, 10000, 'CPW_PA_brochure.pdf', 'CPW_PA_policy.pdf', 'CPW_PA_claim.pdf'),
	('PA', 1, 'OVI-PA-B', 11, 'OVI', 'B', 'Orchidvale Accident Basic', '蘭谷個人意外基本計劃', 'B', 9800, 0, 11000, 'OVI_PA_brochure.pdf', 'OVI_PA_policy.pdf', 'OVI_PA_claim.pdf'),
	('PA', 1, 'OVI-PA-S', 12, 'OVI', 'S', 'Orchidvale Accident Standard', '蘭谷個人意外標準計劃', 'B', 9800, 0, 11000, 'OVI_PA_brochure.pdf', 'OVI_PA_policy.pdf', 'OVI_PA_claim.pdf'),
	('PA', 1, 'OVI-PA-P', 13, 'OVI', 'P', 'Orchidvale Accident Premier', '蘭谷個人意外尊尚計劃', 'B', 9800, 0, 11000, 'OVI_PA_brochure.pdf', 'OVI_PA_policy.pdf', 'OVI_PA_claim.pdf'),
	('PA', 1, 'MQD-PA-B', 14, 'MQD', 'B', 'Moonquay Accident Basic', '月埗個人意外基本計劃', 'A', 9000, 0, 8000, 'MQD_PA_brochure.pdf', 'MQD_PA_policy.pdf', 'MQD_PA_claim.pdf'),
	('PA', 1, 'MQD-PA-S', 15, 'MQD', 'S', 'Moonquay Accident Standard', '月埗個人意外標準計劃', 'A', 9000, 0, 8000, 'MQD_PA_brochure.pdf', 'MQD_PA_policy.pdf', 'MQD_PA_claim.pdf'),
	('PA', 1, 'STP-PA-B', 16, 'STP', 'B', 'Stonepass Accident Basic', '石坳個人意外基本計劃', 'Q', 10800, 0, 10000, 'STP_PA_brochure.pdf', 'STP_PA_policy.pdf', 'STP_PA_claim.pdf'),
	('PA', 1, 'STP-PA-S', 17, 'STP', 'S', 'Stonepass Accident Standard', '石坳個人意外標準計劃', 'Q', 10800, 0, 10000, 'STP_PA_brochure.pdf', 'STP_PA_policy.pdf', 'STP_PA_claim.pdf'),
	('PET', 1, 'LPG-PET-B', 1, 'LPG', 'B', 'Lantern Peak Pet Basic', '燈峰寵物基本計劃', 'A', 10000, 0, 10000, 'LPG_PET_brochure.pdf', 'LPG_PET_policy.pdf', 'LPG_PET_claim.pdf'),
	('PET', 1, 'LPG-PET-S', 2, 'LPG', 'S', 'Lantern Peak Pet Standard', '燈峰寵物標準計劃', 'A', 10000, 0, 10000, 'LPG_PET_brochure.pdf', 'LPG_PET_policy.pdf', 'LPG_PET_claim.pdf'),
	('PET', 1, 'LPG-PET-P', 3, 'LPG', 'P', 'Lantern Peak Pet Premier', '燈峰寵物尊尚計劃', 'A', 10000, 0, 10000, 'LPG_PET_brochure.pdf', 'LPG_PET_policy.pdf', 'LPG_PET_claim.pdf'),
	('PET', 1, 'EGP-PET-B', 4, 'EGP', 'B', 'Egretpoint Pet Basic', '鷺角寵物基本計劃', 'A', 9500, 500, 9500, 'EGP_PET_brochure.pdf', 'EGP_PET_policy.pdf', 'EGP_PET_claim.pdf'),
	('PET', 1, 'EGP-PET-S', 5, 'EGP', 'S', 'Egretpoint Pet Standard', '鷺角寵物標準計劃', 'A', 9500, 500, 9500, 'EGP_PET_brochure.pdf', 'EGP_PET_policy.pdf', 'EGP_PET_claim.pdf'),
	('PET', 1, 'EGP-PET-P', 6, 'EGP', 'P', 'Egretpoint Pet Premier', '鷺角寵物尊尚計劃', 'A', 9500, 500, 9500, 'EGP_PET_brochure.pdf', 'EGP_PET_policy.pdf', 'EGP_PET_claim.pdf'),
	('PET', 1, 'MQD-PET-B', 7, 'MQD', 'B', 'Moonquay Pet Basic', '月埗寵物基本計劃', 'A', 9000, 0, 8000, 'MQD_PET_brochure.pdf', 'MQD_PET_policy.pdf', 'MQD_PET_claim.pdf'),
	('PET', 1, 'MQD-PET-S', 8, 'MQD', 'S', 'Moonquay Pet Standard', '月埗寵物標準計劃', 'A', 9000, 0, 8000, 'MQD_PET_brochure.pdf', 'MQD_PET_policy.pdf', 'MQD_PET_claim.pdf'),
	('PET', 1, 'CGV-PET-B', 9, 'CGV', 'B', 'Camphor Grove Pet Basic', '樟林寵物基本計劃', 'B', 10400, 1000, 10500, 'CGV_PET_brochure.pdf', 'CGV_PET_policy.pdf', 'CGV_PET_claim.pdf'),
	('PET', 1, 'CGV-PET-S', 10, 'CGV', 'S', 'Camphor Grove Pet Standard', '樟林寵物標準計劃', 'B', 10400, 1000, 10500, 'CGV_PET_brochure.pdf', 'CGV_PET_policy.pdf', 'CGV_PET_claim.pdf'),
	('PET', 1, 'CGV-PET-P', 11, 'CGV', 'P', 'Camphor Grove Pet Premier', '樟林寵物尊尚計劃', 'B', 10400, 1000, 10500, 'CGV_PET_brochure.pdf', 'CGV_PET_policy.pdf', 'CGV_PET_claim.pdf'),
	('PET', 1, 'PLV-PET-P', 12, 'PLV', 'P', 'Plovermark Pet Premier', '千鷗寵物尊尚計劃', 'Q', 11200, 0, 13000, 'PLV_PET_brochure.pdf', 'PLV_PET_policy.pdf', 'PLV_PET_claim.pdf'),
	('DH', 1, 'LPG-DH-B', 1, 'LPG', 'B', 'Lantern Peak Helper Basic', '燈峰家傭基本計劃', 'A', 10000, 0, 10000, 'LPG_DH_brochure.pdf', 'LPG_DH_policy.pdf', 'LPG_DH_claim.pdf'),
	('DH', 1, 'LPG-DH-S', 2, 'LPG', 'S', 'Lantern Peak Helper Standard', '燈峰家傭標準計劃', 'A', 10000, 0, 10000, 'LPG_DH_brochure.pdf', 'LPG_DH_policy.pdf', 'LPG_DH_claim.pdf'),
	('DH', 1, 'LPG-DH-P', 3, 'LPG', 'P', 'Lantern Peak Helper Premier', '燈峰家傭尊尚計劃', 'A', 10000, 0, 10000, 'LPG_DH_brochure.pdf', 'LPG_DH_policy.pdf', 'LPG_DH_claim.pdf'),
	('DH', 1, 'JDF-DH-S', 4, 'JDF', 'S', 'Jadefield Helper Standard', '翠田家傭標準計劃', 'B', 10200, 0, 10000, 'JDF_DH_brochure.pdf', 'JDF_DH_policy.pdf', 'JDF_DH_claim.pdf'),
	('DH', 1, 'JDF-DH-P', 5, 'JDF', 'P', 'Jadefield Helper Premier', '翠田家傭尊尚計劃', 'B', 10200, 0, 10000, 'JDF_DH_brochure.pdf', 'JDF_DH_policy.pdf', 'JDF_DH_claim.pdf'),
	('DH', 1, 'BRG-DH-B', 6, 'BRG', 'B', 'Banyanroot Helper Basic', '榕根家傭基本計劃', 'A', 9800, 500, 10500, 'BRG_DH_brochure.pdf', 'BRG_DH_policy.pdf', 'BRG_DH_claim.pdf'),
	('DH', 1, 'BRG-DH-S', 7, 'BRG', 'S', 'Banyanroot Helper Standard', '榕根家傭標準計劃', 'A', 9800, 500, 10500, 'BRG_DH_brochure.pdf', 'BRG_DH_policy.pdf', 'BRG_DH_claim.pdf'),
	('DH', 1, 'BRG-DH-P', 8, 'BRG', 'P', 'Banyanroot Helper Premier', '榕根家傭尊尚計劃', 'A', 9800, 500, 10500, 'BRG_DH_brochure.pdf', 'BRG_DH_policy.pdf', 'BRG_DH_claim.pdf'),
	('DH', 1, 'EGP-DH-B', 9, 'EGP', 'B', 'Egretpoint Helper Basic', '鷺角家傭基本計劃', 'A', 9600, 800, 9500, 'EGP_DH_brochure.pdf', 'EGP_DH_policy.pdf', 'EGP_DH_claim.pdf'),
	('DH', 1, 'EGP-DH-S', 10, 'EGP', 'S', 'Egretpoint Helper Standard', '鷺角家傭標準計劃', 'A', 9600, 800, 9500, 'EGP_DH_brochure.pdf', 'EGP_DH_policy.pdf', 'EGP_DH_claim.pdf'),
	('DH', 1, 'EGP-DH-P', 11, 'EGP', 'P', 'Egretpoint Helper Premier', '鷺角家傭尊尚計劃', 'A', 9600, 800, 9500, 'EGP_DH_brochure.pdf', 'EGP_DH_policy.pdf', 'EGP_DH_claim.pdf'),
	('DH', 1, 'MQD-DH-B', 12, 'MQD', 'B', 'Moonquay Helper Basic', '月埗家傭基本計劃', 'A', 9500, 0, 8000, 'MQD_DH_brochure.pdf', 'MQD_DH_policy.pdf', 'MQD_DH_claim.pdf'),
	('DH', 1, 'MQD-DH-S', 13, 'MQD', 'S', 'Moonquay Helper Standard', '月埗家傭標準計劃', 'A', 9500, 0, 8000, 'MQD_DH_brochure.pdf', 'MQD_DH_policy.pdf', 'MQD_DH_claim.pdf'),
	('DH', 1, 'CGV-DH-B', 14, 'CGV', 'B', 'Camphor Grove Helper Basic', '樟林家傭基本計劃', 'B', 10300, 0, 10500, 'CGV_DH_brochure.pdf', 'CGV_DH_policy.pdf', 'CGV_DH_claim.pdf'),
	('DH', 1, 'CGV-DH-S', 15, 'CGV', 'S', 'Camphor Grove Helper Standard', '樟林家傭標準計劃', 'B', 10300, 0, 10500, 'CGV_DH_brochure.pdf', 'CGV_DH_policy.pdf', 'CGV_DH_claim.pdf'),
	('DH', 1, 'CGV-DH-P', 16, 'CGV', 'P', 'Camphor Grove Helper Premier', '樟林家傭尊尚計劃', 'B', 10300, 0, 10500, 'CGV_DH_brochure.pdf', 'CGV_DH_policy.pdf', 'CGV_DH_claim.pdf'),
	('MEDICAL', 1, 'LPG-MEDICAL-B', 1, 'LPG', 'B', 'Lantern Peak Medical Basic', '燈峰醫療基本計劃', 'B', 10000, 0, 10000, 'LPG_MEDICAL_brochure.pdf', 'LPG_MEDICAL_policy.pdf', 'LPG_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'LPG-MEDICAL-S', 2, 'LPG', 'S', 'Lantern Peak Medical Standard', '燈峰醫療標準計劃', 'B', 10000, 0, 10000, 'LPG_MEDICAL_brochure.pdf', 'LPG_MEDICAL_policy.pdf', 'LPG_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'LPG-MEDICAL-P', 3, 'LPG', 'P', 'Lantern Peak Medical Premier', '燈峰醫療尊尚計劃', 'B', 10000, 0, 10000, 'LPG_MEDICAL_brochure.pdf', 'LPG_MEDICAL_policy.pdf', 'LPG_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'BRG-MEDICAL-B', 4, 'BRG', 'B', 'Banyanroot Medical Basic', '榕根醫療基本計劃', 'A', 10200, 0, 10500, 'BRG_MEDICAL_brochure.pdf', 'BRG_MEDICAL_policy.pdf', 'BRG_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'BRG-MEDICAL-S', 5, 'BRG', 'S', 'Banyanroot Medical Standard', '榕根醫療標準計劃', 'A', 10200, 0, 10500, 'BRG_MEDICAL_brochure.pdf', 'BRG_MEDICAL_policy.pdf', 'BRG_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'BRG-MEDICAL-P', 6, 'BRG', 'P', 'Banyanroot Medical Premier', '榕根醫療尊尚計劃', 'A', 10200, 0, 10500, 'BRG_MEDICAL_brochure.pdf', 'BRG_MEDICAL_policy.pdf', 'BRG_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'OVI-MEDICAL-B', 7, 'OVI', 'B', 'Orchidvale Medical Basic', '蘭谷醫療基本計劃', 'B', 9700, 500, 11000, 'OVI_MEDICAL_brochure.pdf', 'OVI_MEDICAL_policy.pdf', 'OVI_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'OVI-MEDICAL-S', 8, 'OVI', 'S', 'Orchidvale Medical Standard', '蘭谷醫療標準計劃', 'B', 9700, 500, 11000, 'OVI_MEDICAL_brochure.pdf', 'OVI_MEDICAL_policy.pdf', 'OVI_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'OVI-MEDICAL-P', 9, 'OVI', 'P', 'Orchidvale Medical Premier', '蘭谷醫療尊尚計劃', 'B', 9700, 500, 11000, 'OVI_MEDICAL_brochure.pdf', 'OVI_MEDICAL_policy.pdf', 'OVI_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'MQD-MEDICAL-B', 10, 'MQD', 'B', 'Moonquay Medical Basic', '月埗醫療基本計劃', 'A', 9300, 0, 8000, 'MQD_MEDICAL_brochure.pdf', 'MQD_MEDICAL_policy.pdf', 'MQD_MEDICAL_claim.pdf'),
	('MEDICAL', 1, 'PLV-MEDICAL-P', 11, 'PLV', 'P', 'Plovermark Medical Premier', '千鷗醫療尊尚計劃', 'D', 11000, 0, 13000, 'PLV_MEDICAL_brochure.pdf', 'PLV_MEDICAL_policy.pdf', 'PLV_MEDICAL_claim.pdf'),
	('GOLF', 1, 'LPG-GOLF-B', 1, 'LPG', 'B', 'Lantern Peak Golf Basic', '燈峰高爾夫基本計劃', 'A', 10000, 0, 10000, 'LPG_GOLF_brochure.pdf', 'LPG_GOLF_policy.pdf', 'LPG_GOLF_claim.pdf'),
	('GOLF', 1, 'LPG-GOLF-S', 2, 'LPG', 'S', 'Lantern Peak Golf Standard', '燈峰高爾夫標準計劃', 'A', 10000, 0, 10000, 'LPG_GOLF_brochure.pdf', 'LPG_GOLF_policy.pdf', 'LPG_GOLF_claim.pdf'),
	('GOLF', 1, 'LPG-GOLF-P', 3, 'LPG', 'P', 'Lantern Peak Golf Premier', '燈峰高爾夫尊尚計劃', 'A', 10000, 0, 10000, 'LPG_GOLF_brochure.pdf', 'LPG_GOLF_policy.pdf', 'LPG_GOLF_claim.pdf'),
	('GOLF', 1, 'SFY-GOLF-S', 4, 'SFY', 'S', 'Silverferry Golf Standard', '銀渡高爾夫標準計劃', 'B', 10200, 0, 11000, 'SFY_GOLF_brochure.pdf', 'SFY_GOLF_policy.pdf', 'SFY_GOLF_claim.pdf'),
	('GOLF', 1, 'SFY-GOLF-P', 5, 'SFY', 'P', 'Silverferry Golf Premier', '銀渡高爾夫尊尚計劃', 'B', 10200, 0, 11000, 'SFY_GOLF_brochure.pdf', 'SFY_GOLF_policy.pdf', 'SFY_GOLF_claim.pdf'),
	('GOLF', 1, 'TDC-GOLF-B', 6, 'TDC', 'B', 'Tidecourt Golf Basic', '潮庭高爾夫基本計劃', 'A', 9200, 500, 10000, 'TDC_GOLF_brochure.pdf', 'TDC_GOLF_policy.pdf', 'TDC_GOLF_claim.pdf'),
	('GOLF', 1, 'TDC-GOLF-S', 7, 'TDC', 'S', 'Tidecourt Golf Standard', '潮庭高爾夫標準計劃', 'A', 9200, 500, 10000, 'TDC_GOLF_brochure.pdf', 'TDC_GOLF_policy.pdf', 'TDC_GOLF_claim.pdf'),
	('GOLF', 1, 'TDC-GOLF-P', 8, 'TDC', 'P', 'Tidecourt Golf Premier', '潮庭高爾夫尊尚計劃', 'A', 9200, 500, 10000, 'TDC_GOLF_brochure.pdf', 'TDC_GOLF_policy.pdf', 'TDC_GOLF_claim.pdf'),
	('GOLF', 1, 'PLV-GOLF-P', 9, 'PLV', 'P', 'Plovermark Golf Premier', '千鷗高爾夫尊尚計劃', 'Q', 11200, 0, 13000, 'PLV_GOLF_brochure.pdf', 'PLV_GOLF_policy.pdf', 'PLV_GOLF_claim.pdf');


--
-- Data for Name: policies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.policies (id, policy_number, transaction_number, application_id, line, insurer_code, plan_code, quote_id, language, starts_on, ends_on, ended_as, currency, consultant_code, holder_sealed, holder_hkid_hash, holder_email_hash, issued_on, issued_at) VALUES
	('e2b48816-07b7-4f37-8465-54f7015a7fe3', 'LPG-TRV-26-0000002', 'PT20260000002', 'c7f7082a-b9c0-4ef0-871a-edd4fb3367ad', 'TRAVEL', 'LPG', 'LPG-TRAVEL-B', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'en', '2026-12-01', '2026-12-07', NULL, 'HKD', NULL, '\x013e16a115f1893a002da5cc1c48373a6546bf8e6feb54f721b7a9b3bb2569332ad1a360675f6a7ef81a2517df09990a11e91c6e64e20d65bcf3deee7fd534ca481db129c2fa480faad29c99ba8265cfefe2121dd885c2a5107fd97f4e6676a3c3684dfdb4528f534386dc03990b69c355ca801a0c2abef984f3a9d75c58caf4e40b24cb19ded259711c5a5c9813bfd1cb527a5787355414b19ff437f2746d1180dc9138d269e7033d0877b17a3a6e9b2e7eaaca43def8a26d21c3bf8594c2a64fd43c53b92384085748e050f87c143b7e08b915bf83c0225001dbb5963785c2121e5496d8c8d5620420172030374bb55ae1a95964f6a8c6488dbb564f2719bf84cee766628ec2984de4b295e2d61f1964bed1f8be31f36259d88dd386d791c4ce2b5528d9507bce8640a96850f4e7aeb50df69450a82d3e81585fa0f886b87833e871b1cce4338f33147116ad6c280f6ce8b3da96ac90296ca56c79da44914741958b2b5bbf8e6d6f95b4906ae1fc220397b9f720547e7f1ccf3c2c5af8c1de7afa0d954680168d87cf41f3e4c1f3eceba24b3ec9ce0e0c16f75a141f39661c1c37a855e4e3d524d3ddb17e04', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', 'LPG-TRV-26-0000006', 'PT20260000006', '874a53b2-9ad3-4aba-8c58-2fb7d2b503c0', 'TRAVEL', 'LPG', 'LPG-TRAVEL-B', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'en', '2026-12-01', '2026-12-07', NULL, 'HKD', NULL, '\x013e16a115e9a0c4eba97c00a09dae011a7d7834c0ef0cc2147de47e9ea8cbcfeb2fb564f92883acb8fe6b5423cd950d7e57bebc29fa29d6608c3f5e8b6498aa0b753df3d3bcbe7a66ef20f5071c11b66f78917a11c99dadedca18441d9e29e2057d1e205b76131c6c2133880d7309af60da9e87f352760135eb8cd6994b366da606e242f6b0c1c71dda4233bb3d714e71a4af23769186a69106e3275f3afae10abfe3820d049c7603571440c8de0246f79758b663d29913779c4347c09cc01d201758cf34121c7ccc73b1d57a58d083b59a4c58fe70ed282baf0dac739aecde41971fc877abbb5b78be4c1822b412a5e609c3497bea54ed592b8364abde189f53e5dd3eff1c6eb963fae2dfadfda4bd622c87c5687bd331023d59cbc0147f54fc26d4cb56dab1af0891e2e4a4e5cb227e9d6c4fcc47937f4822cc09274323434c9ab195b685f7ae4ce519293bc6a02e577ec93f8d0d0a108e9548892d8288408699e4078710296adec01c31019eb4ca6b88c131d65ab214fcab5e7a3cca9e1cc9ee63dcc05fea0fb598e515264c51eca35b06e48dc1423da8a03751135ec0b4765b5adbf82cd4e29302265b7f', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('9c239ffa-cbf3-49d0-a5cd-07da99a20523', 'LPG-TRV-26-0000007', 'PT20260000007', '641c1528-c390-426a-a5d8-220607feafc1', 'TRAVEL', 'LPG', 'LPG-TRAVEL-B', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'en', '2026-12-01', '2026-12-07', NULL, 'HKD', NULL, '\x013e16a1159ef2b4d538c61282e138e85a23b95c11e6503eef614c924bb9ba8b505af549c53223d21392cda62d3329de5aebb4c7e6ef390a47a744b25476e8dbd0288dcdf27c10632eb435b490d89a9b7d20deec69f6680d7557d0fbb10738e0509250d58e55fd2ae22001a1d183d27ac1e01958554152fd06ad905edda849c0d80fd0c07614f7ec706e514a90278ea17b882f0b25fe4775709642b72199ad5eea54acd2c58b5a4461e4af2099cd86a83905e9ee67f08fd54810d8cc7002f0c0cafe23c493e9bf1853b27899cc63195e22ae099f49c45319d608de122c2342bb8e7b2a5a644257038e78d2a40638fdef6305c0593f3f6a964c5cfe5fc07811cbec6367c8d87228b90baa56468bda3ef365d5645473d65ee51d85bdbb22843c7c347cf3676975baadb87b512220b2036dd7346f0506e2307a852174d7e653c9616e78cdf09625eb8dd6e1c9edf9b023f695c31d3633bc9edbb7421927c6272a6b88f6a19fed3ac1c21a3256cba488588abae440a40f387c6a28f0849bc394c6d5f6fb2544fb7f4a6d8772c81614bb626c1c82da51c0a9fd9e95380f5d06f517002b0f81e866c4c57740248178c6', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('439fdad8-10dc-4b19-8613-ac72da2278a0', 'LPG-TRV-26-0000008', 'PT20260000008', '530790ec-9ced-47ca-8935-d2096c9c4a7a', 'TRAVEL', 'LPG', 'LPG-TRAVEL-B', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'en', '2026-12-01', '2026-12-07', NULL, 'HKD', NULL, '\x013e16a11536c7a66e4e6f97c1b882b7a0be85e5860f6421a247290dab97f1723a514f1ba0d3437b2d32ee09ea42d91c4b4bb57555d52ae65484ec73c7aba14f3bf1f9ecaa6a69d02ae7058df5cf3c2c9f8dadcb45e19c158c8c05768aaf14b92d4144011adc7a6cb10119ac1dc1f3745b24c11015db4a6344b73d35621c1acf106db4d7a4b4a69742a7cae9ca4634fd2bbbf2921ee3c9e3ed166bd82ec7e2d8d45e56a367fc27ee7a89b7e23578308df4d493664a32dc8fcddd971ef1d6810e163b5e5765a57574fb823c639f514f5589c774db62385f86206c22fbb0a6005def963ff835adfd7b6cf243fe04f7d1f2a19b65f4e6f17d968a0b0f2df47848927805511ab219f77ddb5c84d3d59ea509ef7b4f149cc17f25b9e4f28236e63f8ec1cd85e012d0191ef47271bc0933c4723449f3c3efc1e9e0f151ed2711c7e2d521256a75aef59fa0be7199ba8e3412c4e8714b2a530c41c8e4c675435a62fb33f0e49b9ec4c83f2eff988c86f8d52f5623a26276d7b679e08c17b3a87afe6601161acc162803a3a9a3c846e782d7b358c7209a44c0f713f8cee11efe2169ef2fbcec147452522d2fb378c18a9b', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('724aa7fb-b561-4934-97e3-95ea84cbf2cb', 'LPG-TRV-26-0000009', 'PT20260000009', 'cc635b92-09fa-44fd-8d5f-8e0fe67ba216', 'TRAVEL', 'LPG', 'LPG-TRAVEL-B', '2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'en', '2026-12-01', '2026-12-07', NULL, 'HKD', NULL, '\x013e16a1156b6cc1ba64f87ac12200788e4cdbe45e7c8e03de363617373a21abf2cea3ddad24fa74422ac6f99b55d3311e8759a639985a7538f5993649e319b4600f5a9a1e4004ff94c5e5bbe6b103ec451b4d6450fa93fa75366f485d553983fa7928e7063422915b17020445dd37ade7a8e740adebe16dee10fc6eb95045c7bd8f4a5874904cebf53b660f021089d4c7389434641c0e6b91f34b326b9f18e285218590557cf6d9e3c8c0464bf52e743f587a014be6bdbafdb87adf06fcaabd13ab2a003dcdcb20b2788e0d8b3c054f22e55d58827d7d13142cb28095ec8b1757a6b11999c8977c107316c29aa7069aa86d4e86c8cc4ad460c682193b402d4171da2391faabf34017d8e035103b3814d8bbf74e1775afcc9f7f7b37140f9e4a108785b94e067fd3080ab3870921a7d7d884baa5c6f15d3416a820d3726a9698856512cf56a0e95f7a395b7e3d512c2a6663559b129d335bd840d55f82eec4598d4c11b52795fd7bcbb14afebde4f245cdd4d18234d9601351759d8cdd4b40ca3eb27fbec60e876dd1c444eeb058aa5caf4bb48485816af6824c4553c091696ac1269fb979ca1b5e209b67b577', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', 'LPG-TRV-26-0000010', 'PT20260000010', '039c86bc-e0ac-4e7c-895e-3a45e57e63e3', 'TRAVEL', 'LPG', 'LPG-TRAVEL-B', '888e1358-55d7-85fe-a4fc-7e4e69a0cdce', 'en', '2026-12-01', '2026-12-07', NULL, 'HKD', NULL, '\x013e16a11540175f86dc56f42179e964a0a7b0a5d6ec13552da77d9a53baf5a04d200913e336a90985467b9a603ff82b0d906c2a63cf34981ccd03fd08357ed488810c0cbb56328b80378cd3c7f953da5dcc312a71fddf65ecca3d4c25e61bf36875c9047ffe91e8f0e5719b3e3620611479224ef324940a271590aa97616a77111cf70d8ee3f393faf1579648be4e655c722f2fb36a1731d3e6f6819490d68d8a2f3bdc4b1a32faf43bdcd8b3921af8ddf804cbe1171ca12a95a55c969e1bb293198c57870d85e4272b8dec3b92473ad6a5bc252cf693bb14051a0ae14dc0da21b34f3a45be924d323b26b53eb3c92bb11c0866c0af606e3a91c71c0d67134dd0cac535171e00f2038432c2bcd9116f36878446d3b21f7c2c1a96ee20d95cffc7963776fa9fb21fa55fa13ea19262004b4d78edfb9cd72d09685f94c59b296e03df916fd3c594af0fae4d7108d7cb6dccc23071522dab105df5e9b44ecc4585f1c29696e2ce26e433b2a38f7609651b4a41e9b252212d462ff19c1198f8b98e5e5d7bcd2e41fc22170239a41070028c8fa6b9f5e01e23afa31cfe7e931294fd8974ca0c09ba3a9fec3307c5e75710db088d584cb2de884cccc4177252de4b2504f0bfca3a8bbba672fb22e196887a9fc20f80b623231b1b1d1cf82083399870f40a607bdd11f741c697508769fb20b7bb464179161f4132c2c510a80927aeb5064b4c48bf3e9064338b3a69099b0b7f37b858afe4c5312316915a9e8d73d1bbe598c2e585ab26968b71e595aa6cc4cdf9f3d20f9dd7a4087c4a37304b114daf39b178da7ec509ca5796095a198bf2dd60068ef0a3338be9a824ed1dc5ec5061c684def0e149516e4b237b742c93cdf9d232863edeff982944318a2e390cc4b59902', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('5b0d1a9c-8471-4f67-a058-1755ce75a024', 'LPG-HOM-26-0000001', 'PT20260000011', 'e30c7dd6-479d-44c0-974c-e94971759a8b', 'HOME', 'LPG', 'LPG-HOME-B', '3faa6856-36d8-81d1-a1aa-2d462572756e', 'zh-Hant', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a11508f9ead72ffc7dbc723226f0599f6faca524a3d2c385a940166918ebcb4551d7bd316927e51dfc06add2a197908ec3a5732258c49e9ce250f33e70f7752daa9a3a4067517338644be2727147a85287eaf1bde36a6c9667fe2040919c05be89d032b7469b945d3f78cae0cbe70046cd6864112a337e653e3eb7316fdccc7951c6cf181e530b26557108560c795a90a1a2a83d60cf563e3a795dbca42c05373622a3a1bcc7389b59f9bf08f184e387434ba8a187e1058d1d4892761f4bf40ca91f9aeac0526a78a37574d3b4994ad0d6cfe6175066e2cdb530f5b2d7e5a25ccefc7155022b842b5fe6ac1c44021d669aa3323d0afead1a2d0673be21e7e260955346c75b7ae82d3f56b108c60596321f0cfc364321e2c6c600bfd519bc6748c63096e2724c71d95e4f17cb753a0b0d34006d0336d429a7968190b6e7a3a8896e9bfbdcb50f6d2c46923bc6b454ba71629901a529c3a366bf700eb94a03c50fa242e3253fbf0276ce1e7f6c947f7a6c4269a12dbc6bdefb7af8c4bb051c76b3677173198eb8b3384992fafbb67ef7abfbed2393daaa1a8da7dfeef02eb16e32a5764dcba4c106bbef82b0643af0870f3c58b234ab2ace95568928c86b2cf982b853ee63c7d08911acfe0a5ae53ee93db658085ddcaa1bccbdb69c856ef6505f417494123efef402fb920e5ac4c9042c0d7dced16007bceb8d422bb367cfe949cde7c988f559b6502d237a8689c7d2b331890a79fee661d34c4508d64ca952ceff50fe42213ceea8f83b9d11c6a43bd889d37d85ecc80cf7142671a2b0a87f892c3cc48b0a9a498b3bdcfc505a9e9f5dba2e4a211af53865c2c67d44ea6f50806d89a19bfa3703c999c834c99b123c1046edc342944bb448a433f081d8bf2aa4324872e80539aa0c7f9615c8ee51f26bb8845f9b8765ae2393785f3dfe2c8bee72eb49b59d304760ee3b899cd4486a93ec2cec71da9bddfc6fe25e436cd722f44429e8af646f5258474dd5446159a260eda0bf7b0e7177cbdfca242be8fcc15ed93f86af1f734a3b98adb94a6966e4fe9f695e27e39f27592e3465d297a7af7df9e3d8634ec237415ca223c3be597f2fa7687e9fd3b283446e9aaf4314763e404c093d5cba5153330feb0951afa29139a595d5da729320a4bce74997d8155764cfd6fea059ddfe8a7e8549236333fa578c17c917bba128280723315d0a22e5d47135e2a7364811879457864b744afdbfbee4cabfd8e55a0da0bfd3ba638ca7d15acca7ec99e27f5146f6be847bbf3fe960c53bb2b1ed8cc6a968ba4e987d9605a0243a89e8c885d7bd95722b50e26d8e53563fa4719cb430c22d21201a1ef7fdbe98921c21e4d44927aafab673ec48294fc46ef14c39ece3390309f4e406e93873de5265a623276b2cbdc295ecd0579c1c5db0d7fbfe29ce01a777049904e5a383e1f967c0a1117e01873fa31b446d8bddeae5ee4b5a1c4033508847e3a09aa0d0620897d20a00ac47dae4929d5b61cd07cf335e3153089962aca5749d1d049ed6ec487cf8d28a077057a175d5b592a92291f57b86de45a90cf23cbc24f9cdc0ecdc00be19e7891089f6ab3fb22d66bbb51bcf02386ac7d6c205016ccdfb6d8403ceee2a9051f74d69c208547ad1775c4650cd7d4eb804099aef037973cdf759c73d5e83277d3bea1d4c4cc44cf1ad882b9831273a05921fbe535ed17c98afe9f277ed029e08f280b4ebc897aa8ae4d15eed639b8c45eb29c288fa8cc9e61e6a1db3882950884274b15b45528a079e68f9735facbabb6cf22d9e59b6f9bcb576a3544d490c79be040e3af5940ff42c014ca5730d89cf61f4a97a54e1a7915323e0117fad53f4e5a4c06133dbd3d1401898cfc4d42f51050cf819fc5dd7115805e63448882a9deba270df51870c410c47d82dfef6ade6c345318cfec7280a3ffbbbf1b64d38c8aa1fdbaa9aed91949054a192e21fbb452272fca7a7ca0d5a427e4b71ad7d0a14dbaff13cd0daf2d664f3bb7e972eef1acb02dc765791361217d6eb4d58e3684a728714633aee2607f1a47494005d5dc8b373919ac6014b3246a7176ee2d1e7de183c94ddfe31bf9a05f977e6cb9ab64e87914dffb710fac533e9a0a471664076f606750d68cdaabd129f3d9d078ab50e16c81298ba592c1d393d4655d07bf36df824b2adc589fbd86dc7d1b4b2df18e5224c3bbeaf78a7bbed313f0fb713d5b051aba8fdd0cc608bb67a1814ec94dc0cf1d01cca69a980f5db1cd42c38f4190b26d7ea34cd3ce8b91d8f7fd1f5edd58e1231fca851085f23ff6a628ab306d7fe4876c5ea432e4aa20f1da840db4244ff32d0250c6c3edec39429cb2d4c946b7f36e481d52da992d8257a2b2d22d41e58e1ad1a4560a83728afa5992c40346424f8b959a1499e87210734689149eb173908cd8e3c465969b15b441e93e3b901b011f959dfeb527fac96f2b95ce6c81204ea6a8b62207bc963bd66b811e0b888e08d2448e11831a8adc2b3e80aa82e4a6a5b712a7764391233a8808fa78d16b17d356a4d8b82a659d3c18eb066d4032dd4e25f1934fa445645e6d66e535d6394588277ec2c0328c9a5e711602f9a6189', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('16168258-b7b6-4368-a1a3-1f190ef808df', 'LPG-FIR-26-0000001', 'PT20260000012', 'b927e534-faee-42e6-9593-a8b9b97466f5', 'FIRE', 'LPG', 'LPG-FIRE-B', 'e78fdb09-a71a-86e1-ad30-9f293af5f630', 'en', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a1151779cefa8edce871ef5acd2255ae299973d69d6e476437d8485fc0e06de2b913a2e476db0ed7e1ee1ba2122229fe364e433685973b31235d23e7e0bb1392d25ee6565a52c2646c0a07459d7595e5d073ca3e7e5f542ac1133b40bfea00c05a29e3818ea77cfc1213a8a8d799df69fc0a89fa112111ef1e8a00076c37ac7dc53564c9f6d1ad8ec86a7ad17d597f4c7d45644456a1ce22cc4cb88f00ea5e35120661bc6063f11e48281624b0f0bc5cfd281e180c25d865f1d1a85939f6a15d10d86176eb82e79e38039f3577343632586168b501827b58dba4bf3bb79505b8f23ef057d1e9b5cea1f0918a461d02543024f28afb7de51c0ecccb5f513e66065e7191df12c308317de195e6640bfb0c99f47d1593cd2182082c0d18fd0ca420b0314b405d11a0d6c6d490dad2632bbb9d311f5a11f0a24ae94b1f3f035b0a2262bbb46ed9a15bf9fef447ef4626b3616670039178831372dab22b2206dcfb03728097b794ee332f48155453dabdb57935489cf0d0d80de3a7d5cd8f83515ada29c7ab2f67261a081ff51e33231ac6acb0c29dc1dc81a14070c831c94a86537a1783ae22a54602e0dd25d432697981ea5f0c10c7bdd3c17c7e1e86090106256c1307d189e09f0332dbd97f727c52adcd0fad68552c4c6d91f98a55562fbdad623414592ecd72d09ceb4e7d4797d7f13829f174436bda0b3acd1f221241ce4c4127d45d4fc149d03c5967fb997a42d03f8df002f18623a8537ac4e8cea4a0e4bbe45dff3007dbdef5d3200e56d15da5480025f51df56ee92a34abc36f7cc34283b51faa6211ac235ad5d6d86ceb1f92f63121b9ef957c3e22b1e7e8275be361eeea8ffdac4696b425d2b3fae930ca17f06a81a9318b222de26f14a61d0e2726b713a0510296b393a8a95390468ed501d60c590a2869d07a0968696eaa0608eec66c39c355961be5d6d07de5e3b249670a97eaa38967f676e463e00e1ea30bad7aa10376d0a69f4d14588cb43eafd13ab8c3b9d827e1c0671dc4d532ec641df1a18d9a457b798816e42b3615f00475ecd7f4f1ccc247cb5b0ddcc7f1780dc621692cb78cef422d50d001f443cc8cba9a327a357e24e44aff928c8476c111ec782c59dd7b1ed4f574089bc721071f94339c8b27ffff002833ee4e9c07cf9563387007afa3475992229f0945634a26009ead8bf8dbc7e37429ad7205b266e7effc23815c6bccfbb6677b429a97ee71424dadd772b769b600876d93485ecdb395622bfb5320c0c26caf57547031f02f5ed1ef03ddd220c5c91c7faee2bb227a8db0dd144b9a9196cf8e999ebd9d68d056e9a1977f0f381b7f3d8a5cccc7f2b727ad851a8d8997060ac0b997ebfe198bb71f3febe8ea3158b9a1bd65247cb03d0eabc247e3d540002bfacb843d75b7be529c8e978026ef60c1bfd747047281fbc184713c56b7a1473898fe721edf19da8c0b6b7733e7e35087596656725cdadff0a672492587d420452ca7f05af1c95e0de3bc2ae859e583606ff240d52ace49f452da6bb0248f0ecc11253cc6ee242322ba1cd0169caea3af5361145004c788fdab803166faa3dc3b338adf599dcacaf7d85fff368a96f66db28f44adfccbef1be3f36a3a80dcbceefce14b1cc8528e6bbfb26fedeed8ee11b517ed8dd35d7a264c2e164a65b915692e9ce9240ce89feb6f85e5667457249d724806b682731206e3c465267ffcc703ba3d92043c532836d1804b253194e484167ce6759eb977582e8b98600501e8079bd00cb1ec9e0ce9a42789f62ab6ff947ef0095363e6e649f2a90608c248e70facd8b530fd41fcff68c4ed8395a61e48f293ce5f93b9e5e834c50854716e54607d5f0df3ba6a198d4ac341419af1aefb25c3afb140875bbc0c2c1259b5620e66e32a65b377a6aca0e48051bfbd9f419767c32b4c2affb012e263706b70462dac337f169ccb598ca2a8dd67d774a2d43e175df25d793ce437914b6a6987ac79cc8f210c803b8ad5ad8fde9cbd1056d550c1c5562d13d8787422716bae485c44947cb6ca1a5f28c762c2d3334836fdfa76d886722ed5e845734007e19dfe0e87ef46adfb852a8d71e3c48ab1bff990a1c239e619e15d42d2fdaf6574a041ebc9161971442ed2a2c8123723938ed360a7a99d45b97cc865a98db9d73d37167da4266d7e2ec5ae6bb8140e52c0baa550568cbead9e43ef61dcc211ca40d85984e2d67084a25bab2115787ebf8c86b2c34fdb292932a38c17d2b405064997e5336da9af1e8ad7c253dd63dad78bd48f78a4a7bd3b18402e64fa965e17c77d2b04465f19f9a7955477d696a5052142b2e1ee2269711d083d3380d9e8629e62846665ef917555ba1d5e760f92435f6ac2ab6b1a86e0670fbe1296326f0386d01e9738993e74922db504cbffc4d5fc212a3ed56f52ddf3bcb126c36916c69a95994bb2943045ab01177df45598a9309f543af6d74ae12178a39d7fb83e04a94a3487ab574723a75d24bc415a224c1f4031f1734321f0fef96c4c3dd3cef812eadfe412f45a0f51bf44f2ce5faa903585d688af715f9787ca572a920e290eb989f4cf12c03adaaf4e3d2f34307f3e90baa6ecb6a539e42031ccd4b576e7b137649566a0e041f9d8ec47d048d81bcd9bc91e2d6a08633a0bf4c8afe609ee90c5d715eb627bb2325764c9d615bd17d55f33d7c78a70caa2837dfbe759eac4c90f756d548e21881870569cbe8d8703e094307400fc4ab20010e168d818fa1734ccc8acb735c75bf5372a841337190c92d9ca1a645a651bb2c4f047e3a01a3b83d8df4cacd1f5eec24cc2221385c2c98d7f0b5a7de48c88b4da4d7e6b7c64cb66efdf5c3e06a93f761654543675514461bd0e4a70faf21ae30789aa204e59121c19a3efcbae686c4c175e3e0174889433fdd70b406c044b3108a7c874bd41378e65aa3a6f3dae97fae168b752c7a19546bc9960940ebc279396e26df2b42b8a172942a74d557bcde8c5daf23bd4fe62079e72f98277a2a61d91b9da5d4662d247e1b18208e03898537013cca1cbe77092a886ae352f1bcbf4a602e05ba3388ec36459e61c10af69fe5b0d7569fb6db6fe2adf1728535b7eaafe74919f178aa6e0770aa985e501026f5e189dc38ad02d1e15f02660736cf6b8931baa5e3232a48ec493841a1b670df764b7a0824ef8d0f79b1d9fd8b4793513c2bfc8a67b025f6228d54f3bc4a5d9ad2e138c9726b5ed8ccbef39e486db841035857331cb55f43cf2c33b9304ac945f15fd9f61df9c0a790f02f418def6f4371b752d64a8', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('6bc3b64a-778e-4763-8235-0d96047c4da8', 'LPG-OST-26-0000001', 'PT20260000013', 'ec0cb3ea-7bab-4fd7-9a0b-981c2036bf8c', 'OS', 'LPG', 'LPG-OS-B', '7627becc-a7b3-8fa1-aec8-40c1f37b6004', 'en', '2026-12-01', '2028-11-30', NULL, 'HKD', NULL, '\x013e16a11504d54df8414efd2ad7cbe9586fab6a1b719a7bcd13f64a156def9abab5009e4dd4cf666697843febfe7841a6fb6941e5741ef87d4bc41aedd39d845612942aea3a3f983047481a48ee75f63afcafbcad0660a7887a139ef7b65b7a29c51d879cb1422167713b5240061b070aa2cfc39f0c927d371f12ea3f50934b2c1e583446dcfa90e41505f30a388b2d6a88bc790d0c0fcdbb90c491db3ffae217cad0f561a88cb5a39362fb144e2770f1b4415e8e6f46eda71209913b004b8a77d38f3515946b146871f3afb5ea636cd19382c466cfc35fc2c4f38a7086b8e842c94c3877d22c2c36a4f7b5e6bbb55207337ab89e413080507e75b859cc1a688d8f1b91b1e4bbebe1de7ff831abbbc0e1f6044b3684bcf149bbb916f1d9e5c0c31efb4c7da7adc6ea4cf8fa7653015dac50b13577a4f9554fe293abb1336d794cc4678b4a3174551a906e3698aa0cedd42ce0451443bb38e56bd8f951f0ed628ced6967bf6115dfa164a7da04f7da449671cf3606d7365db766913df208fca3e6052f87b371931878216f348f03d0d00aca55194120f51383a5cfac8d0210333de39ff7f9d4e678c3e0cc82e91159cdbee52aabc1d3a0c2d0d02d04cb94e892f7d621b47010bdab8c5ede8084e9f4c6f491e7fd765ab7a4f820ab8c9575eeccc961a6dc679a6f58628f58f425ce5f49e9dcada3d95d0c3163bf41272ebe18febfc30186c6fd87392d19d3bdb3981c339300a8da53795cafd20668284f6d8a9aadfa36b24e5f219161ab7cb0286dc753f14c4903fe601ca7fc3fbf0898daff585cdd9a1f30ab888102302d5309fa043fc9069bde3c3127f6ba02f14831f42dae66e11aa83652126d45a45284d5d638f944c65a326308017a63e5b70beb725c3589ce75c435e2f9fa4d753ac2d426e48e997b773192fcf5651547166da695552d986a11ea1f3229228a41f3239e00336af9a8c0c1ae2930afe3a3dcf91de750d245b69899337c11788d690d56a636d009f0c26d06d96a431669321f91e9e202967bb9762169c8deb966494b6ce3434b37b843adc2cb623638d094e9fb3d70a058401720f226d997929a967e957124e5c1771c12f5d4f5f3ee2312c0ecf55c11122ad4d0dd14921cba633b90370e1d3929c9cf769b50f3cc5cd6636d920012f54516a6a2474487e0bc993d0f9502bc0a8624022e67c37f9c690fef414c9d363fc29452d20be90d3c6ce7fd9dedfe2f63b73a0c19eb96ad2a6619405f19a4c4ff77b8ac4a3c007e66156986ee251e2f19d489b4e1581cd5f1bd5add2372635f5de7ee914dea22323503f041efd5da3c8318e482d8e8f3f00fe98cd3e47a33d8ff44e3e3ac7d91256f5b10a21cd4cb7cea2a1160975198b72e09e496e83df985591e7d5da794ba04d634d9e440ebbc076e80ab4d6cd672f2ced10437939022c0615906bbaf53a33f392a23761f9c7c7fe94c4b497a80b5fd87f431f84988041f2e493ad0ca8b6606a25996a14af60380b748b8f424e03d1c29e56501e8f835e8490801c405fb20e1232643f1d01672d1b3dbf9c2b221e8b38204c176cc60c1230df0f3f3d82f910db5c1ccdcedb3e03ed7ac0e553a2ccb2c3b926218fd116e04ec880cf34ff3f959e7251328e94e828af083d8f93d11a78ec7ee90857fba1e2bc4688e7fecf6030338e83065e2ad04571b958d7c781f23ad5038e359cb970315566a9b727330c3122fb95ffdf88e09bd0b6e936728d12ddbbc3205c8d3614cfe958e4e7a641a13f05b484eeb098d8a8c5cbc0bc0b6554c0a61c645d3a521396481974dcfda0c62b720428ac1645b165d2669f7400c9f9ccfb697dbedd57b242e6139d3267b5e37c3997c358900bde80e16e15bb68b12457243e853f7f4cef3a31df2177f74a867707ea5fb72643aa596d0168f690207e4d3e93682f1651fb500fae5829b3cbba62bd8ceaf9ba6eafcae1764db7bbc8d4683eb2285521715be3dbdbe1baf3a00a2bb5d00e5b85c4ce4ea0a255c', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('50ed7db3-0612-4049-8830-74841eba9f6e', 'LPG-MTR-26-0000001', 'PT20260000014', '75bef222-c4ba-44ff-8cad-d7a07aba598e', 'MOTOR', 'LPG', 'LPG-MOTOR-B', 'e134b7f0-80b1-8b43-a5bc-f6ba53545f4b', 'en', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a1158d813846eb0c8e19b5965f5465b6fb307486f9f196a787aad457fdfe0d46023b00bf4fa038601421224b1707e1bc2ef71fc490492b1a4106b107866849efb8fc589ac16f4932e3280beaf34e84f35499b1987f02c6d7aa028cbf39f253eb21c8c72f74d294fd4009d676d1f9deab79a695a5e5ab137d2cac915536a4c7129af4ea18f8bf8375c50a081a9bee4acf0a7aed30f86bf2b271ca0800dfe7e3f1bebf6334115347659db57cb21615a002260e876b8801b7be356c3f35c1628700c9e1c902e312555da20f75eb6f3e4620fbd272383b6f5419bb6ac9a53e1b7e26d1d147ce48d7acbc51b11d31acb222f26464012d4910830d1ae17264cb52ccffc469202e2347cec235550b13bfbdad47920aebd24ff1cd047d8511d6e07275658c3e7006f69b6eedced4b2405fe494c087e2e1f19052694d92ecdd7b0f271dc8198765e4bf49d0f5db49c2805f8b5ea967faa93649458dd771d805210eaeb3adfca2ba24ea78fbba2fdfef74ea393aeb6969b75b605161b8c0c123872bca4a2ea72253cd72bf17ff57854e8f22e0dc15250980cc408261faed4277920e46590f3cceb7b8db63312afc9c8c3d93e777a56e852f24f9eb379eecbdc230cee0e73eef87571531cb635c18de60913b0f86d71dacd86d805688df783dd93839222cece37a007b8ecdff425bd446d6c7391e92174a3789ba4f5201c89dd3fcb3c643c9e2200fc692ce8a26b4a697541f6877a54468fc5e9b881434d687c3f95c3ade7ffb0577d02a5bd435a8f1fbaf7c72c03db2f81848e7943d30bc3e84ae88997bdf6fa2cdd41a6fbf46f78ce45e14af2caf9be25eeba2c9f3bcd1a6a2396cd94e1eb48c5baa83d507f3f3765a443f5d20125b2c7ceb006655b9c85be84f91e63672401997c9bd429928008daeafd1581dc8b3ce75384cad1d299390584e787d358de7e31b2cc0cc7d16b94a8894af339f9729202ba595d089784f043f2b03e0f767881cce5ce6508563b215074fa3df6eb6c7447757a04e9f5ad5433789c114b1659753b060d73b30a95001cfcf5e49e3ea63d549ece3b885a247a82b43160eef58d50425bd5a7d817a82872006753d2162877dc21c54150aae4c7866e3dc0eecfe80bc0b81254d024d84c4aa0e62079971c725f08b9a03a2daa01cedc936bb8f8b8e108ed232f6e4cfeb97510891b477fffdae1cbfcb972ed0da8c44b30b8711620980f321af392d4409a2ca8b346f67c59de6c0c43f112d46e15415e28e5ac664246e1a9672f635580d6fc46c22971ede40c8633b3be0df5f0a2f0ee4761d6ef6577473ba44d9b7206147c289bbab86e901a06e171ff29435920218bb54d29dd00e66532a8d643feb506366a2ac09214beb0e2c2a0a5b933b7316842cb91434cc58ce3221dd3bc4ee7c23f87aa112ecdd0a2390ea376515cdd33d1df2bbaeb28ee340749bd9dbb1eaf7597bc89eb000e96a7daf91056e0f2f162240ccbcda7af33e6a9b75bf22b9243b85a4c5b22f178ea3d6bb0fbeff381f78f124590ca616728346ab541f378348af42ff02bd3cb2e3f977a110eaa83623bfdadf21bceaa86be7e862f8fff90871500c437e4c454ed072fdc2a26f8426cbbd0cd9bef45844d5cac71df4527555bb85f1c1f28067ced789e3754cfed30e9098f86f9c797e230a76e6ae10f459295a3a10af459301e7c30e36af47697efe0820b0db02b39dc7bcbaf3b05595573855680a830d5fb77479b5d7240fc8169465842d0f3d6e5e75b9ccd31c28a1176efcab87de7a854e1841812f5c9009b72bd27f2e9965998e60a6739c2db9ea822a300897fcc16b3093c7063c19532e89688b845bb4f4c2bc1693b24c3b184d5d81adb221127ba89f2210d3ebe80a0f853d42e2c06d92c1da35972ed15951ab3cc64aa26e03ad18457611fa378d5e71612f25127fe2319e86cd7ee3e9725459f249b4d4c41fa959fd3ab4b9105eba79f75805b305b3fed0aace7b1e56eebf3b4e9fcfe724154c8f3c0159cf20b5870713ede6fc178069b3d26aa689dd1b19c7deea8f3851f3166caf3c597ff9508fbde116adc6596f291ffb5b25868cc21dffd02c5a89826d3e43bed44cf5e9b92350f13dcb66d0081d0f329b0bd6c0d20d035c741422e59aa6f10f8e4a2e73b0895909565040255ba6827e51afa8c33df72eba4f64fe2577ce6751147156480b358685d32386394362dd40ebd3791c7707030f4c8c4cdb117fd4526a1f0297a980211e423e6d404f34d264b3839166a805531954fe154bc524688d1f54f2e603c74da9bd81841ebd4d0c8712dd0145f82da55edff170d91a04c0eaf1307a891c9abf09fd2806b44dfe7b817599bddf79f2de523742cd6bc1269ec97efe7bd287b6021e8241a487462805fa6b6952e2f1fe9c8ac89ccfc4301a260a804730271dc8e29bfa9ec9a5bb047ad4304fcce375db5a951eb3a9ca17c80aae05cf468965b28d7e5ec29d97ff73d1ffd4175a5d51c5cf65cc3e66c9bf25d9e4d074e258968670539fd56080e3e590aedc87bd925a0d8a92303e1ea2b19f80a6a72aa48864b2f03c849529a69580062c53967c25abbf73b225775dd34654d68cdc46583bcce87f4c9d8465a31ee061667d2d426d5e3131979d32ece127c249a12baac86a73f4ebea38b6d37fda67417a93a0f8e9fe568e128c43ad114c75637d3a3d4f84555b309a57c3c2ab9aae43e65a92f430775dce4b6e26b8536a0c3a8525be0c31a40e35c3f154e26e32e1dd95c26a703921f241c91f132dbfe29ed3a32af975578d5486ac0964986d060921ac967bbd28ec6dc884cde0edcd1413bdaaceb1f682e56f7f2949cf3a743a0fb67ed1cce7344cc01c3276ae82f4e81507c1ac16832742934aaad571deaf05ecd5c5e1dd67c49eff16d60e3a572d01626ce4bd2f31ae7b9771695b1fe772505de5b39d7f36727f853d291754d4ebb3729c5997332d75da3c5b387820ae115a5c48a35a76320e24462349ef72acfeb545ba665fc8c8021ea0840bf7d2635e4d678a37ead00ab99ce02ecb2d9d99f551982dfa060bd0654d8f389466cd3242073a27dfd3e9256ade715e9d0d45c46c077dc87129617a35ae3e399c0c0fe19d9e8ada3fd4e4b65fb4e8e80d88bec2fbcf65d214ab353b3d99c5ecbe8c9e5d3e142aedc2e4976626072657ee5497e10e55a21d8cee5266cfbd0385125317b5794057fad2c06b5389bae65fa99b63dbd12e0f6f22489f2ffaa84ca71a9d66dc271c112bd18865bbd216eb1d846f4da4c39f396735613235f090bfe6764eb3357d380ef0ea7dc8fefac629a1d1717a3d88b622808bd63dce588afa10464294b60de6b66ac237ac650cfd4a23e823574a2ecfb6073e9978101e68638186a7b99527670420900f34417431c056ede7f70155cb7496a5b9368806bd00bfc33f9b3b3ec6e47f', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('a4047f82-a7be-46dd-87a2-99c1e72acfa5', 'LPG-PAC-26-0000001', 'PT20260000015', '1c98b35d-8113-4be7-b641-be5c90b8fd94', 'PA', 'LPG', 'LPG-PA-B', '4232a5cf-c08c-8e44-aff2-d30579fac3cb', 'en', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a115fd358d44c140ea2301813311e5bd052baecd72755035ea322015191c691b5c0af54d0ae5e632cf055269340efd268d84d82d36cb1af0409355cd6b600af768890ce9b448a1ff70fb786d25f64bd1306ec1ed58eeb44aad8ff69542cb836a329a85a82fced2be5f430ea7e74d038f14cf66fba6a9733ccbd9d3576416f2eba699b887232e21c5adcf75e2268307625a9c62b438e334e19f2d8a8362e5abe49351c4f454fbab0d11418f5bccaa121cda3b5839fd7aa0f691e54e35db4aa4d7981127847153eccd4759bafc9e033848d649f5b8f6023c82339ef41371db6f1213ece989bdd5222ff83041c4a09d7e5367268b31da77ffab0ac7f62dd813c39c34372b75252c8f94539dbe4871c893b4de02aeb5992371eaf4b3ce8f09d5955a7b5bde05c587695c01850860ee025fc419dc8d31235ae74b3e789d0f2c475398c4039f22781607c1294622ef723f295e4568b208a2b06000bcb9aa91ed9f23936a5ae190f066bebd88816618735b5ca20a031febb533a5da781ba27ca07db691f2f1167809ae28553550fbce5ae98cc1b1efe8c23b4b94ef8f1732453791035aae241b4f9188f3bb2a56310b8473762af1fa539f4f4cfa19263876dc19df39dbb1734c2318791902d7b3fde1a3b1fd9552520edfa84b911892bdd0c92d5f5e2ad8ade712e77958f86adabd4e696080d72d88e8573feaa584caffc9730e60de9a9781173d5d831c6d43a0ecdf8ad89a516ec05e0605737f6e0382b29a787b9c05dc8a7f1aa3d520ec4508996e30bb86ddf3b7c6912d18ac9655396603d73098ed5d8a54260be066c87cdcfb7fa8155e00c55d96c3968eb0081a53fc23e78f0735d31711a096ab11c7670d0f4af3835d9362b664411d239383c2a45383a2da0612a6908360dcbc1fbcd50f4457ca2a8d3e7b065f50790098428c8b17dfe68ed3b8d9dbd8142afe17b9b6ca683207ee44626e35292286820144b85fb05b3322d7c005c0e5e8981578f905bc7d6b2881a25e6594aca927f8b754bbdd78c431d2cd1ac09ddabf3d151267d2af61e8b13d796ef0975033a9fc87e25432ed098eb2de0f088dbaa5d8542926cb72178f7b77dae9ff787a8a759c8094643c91f56c6e5af15a380331e72e077eccfdd8e208583eeddf4712d8eeca58c6789ffb449bf9d6559e5bb492b3509c0d2dbcbd43def8caacc1a5f05796368ddb4aa4e21d50b642b13ec3ed6a2ba5bde4d7d6ded20cfa4574584b6b461b32b41fb5a4b2afe789e11368a318a3597dbc1805649c4188f1ff6aec544889a915d4394a48025263e1389f0f14cbbf1e4c91b636d34939d7c00b5aefff6d43f8e224c9fdd7724161138142370536b1505929bdcc90844f0357fcbceb984d36731f105a86938969f1d03064009b7139ae9fdb6ffd6ba125a4c7f78bda9a3b34efa0a62c12b739d6517717d057fcdf08955090cbcb436038c855907cfdc58fc98027c0b9112c74e4ee77908212a9ae33af35966b93bf449121077b88cced74b4dafadb28fb130668f9e8cf78ccae96f9454335350a36b28ae1ab82a00ad816be61f1d428d7882a932f17f9b2ba71ee0c9e45c7dc632a184e51d3da0e73c9cc778a140873398d8b08bba12cff9147847437ff2e6843988285872e5addfde908e28f423e9363eeef6c4bdd7d0bfcafff1de60dc6038c9f4e862e466b5357e8735019649c3d5a8bf3c99f606bed6d9f3b822048305ab233ae3714c7037101bbbbeff6e5cdb3fd4ce40b245ff3182fb7b1c490c2dc3d2d78341a844c5d51a6273a9ca934c51524365d11bb69247629b5071eb567450d6beced4f2bbd1aa630e056086150e023b62e6cef780fd46c11059a568d2bd4fb04df7d92acb528c172e9325462883b570c6618e71dce11a4f7fc6561288c28a8ae7fe2edc92575408de946c291109fae197d9402b5a30d9b6f33e1b0cade32befd9596079333ffbb8f7de3fda897a7c6982ea5689b9242bcb94b7e195ec1bc1ae49dca093c62050d5bc83bad1c7bddc7faecfcc9ea86d2d9d4caba07b5277dfcfae8de51fd90c10d16f8406fae7081fc7954504844cea713fc0d25468c7a4f4eb229868e08ccbfd636cbc794797e2aac018c5e88cc0dc7f7105af218e96c42314d605656ac8bac5a3e461172b5fa03410e465726d1874f46e0fbcba326f49dca3b8f66eec621db3c8f7df0e6621a81ef645fce8d3c46456828dbc4c8489a3f1e61e3d38b93a60f8652eaa82a6ecc13d28c960b4d5c3feef213365c91d420ae10a4e61fc2c19984da9efdcd0938ea300d61ef1a0e4ad0e68f914386ea4568e55f1519d58c2620f36f067ff22431f79e122bca654822539c7ad2c726afd232661d407dfb78839affc16037af015f6c1057c610f4cfd0139e347bd4cc83cc4b6e1b77148db468d81263f1b37f6237a3dc96d7b6557535d6ab7ef305cc92266c7aa2313f5a886c273669a622ed0f9a98d773843f2f060ee758b69bf4e144ce3bce2505c139b10f3e7749ce80ef6d61603628b56dbda18ad0bb850d0a58b8bfe3273fbdf6271526b389974612d4ccfdbfb8a80863c8c3d32e12eef72d63532fcbfb5afff23cff16c1a76a7b6b2ec3305136', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('f7c62c40-182f-445d-80c6-8800c0e47441', 'LPG-PET-26-0000001', 'PT20260000016', '22b780a3-ffe1-425c-84e9-ef3e923aab3b', 'PET', 'LPG', 'LPG-PET-B', '55691697-995d-89b3-a928-db34142b7df2', 'en', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a1151240a288ef518c7b8e97005952b3a114a89fdf841060905357db0bc79bc0b1672fcaf9f5a6153e0e4484911b3e45ff0f3b1aec217c4eb5aff3db103f6fae85326a364ab2a8e9c71cb63a69354567bd7a8efb25f6e8d517ce2d403b67681ce0244deadbddfc9cc013e220c0ecb5f456d215d81317450aee7d2b08bb32bd4c70399aefe2f0f05fde3a11da3dd0f62e92acf88f919db5fd27388c7065cceda689cab587d3650ac416c7dec589a9056971652410701dac5a283c0aeba60f95df355e9872bb3975bbdbf0f1873bd2d0581943e92b9ec883dbf96185cdab64c25d0e8e1106604d315376400962b27b3b2dfe0aa8ba7499d451225ebe798ceb3f794599d933fe355fb7931afb64fa2fa16971d82036922802e400457e1ba79d7ce9ac1ec086bdaea913d6342071fe98b6b48aa10fe0ecd00f24db2481d461cf5df93c8c2d4560468e2b74249115d5df465aa9a80d1198f4861fc291518e1fdbf52660594913f350d76892a8ccf394ea1c920713cd6c23d5354facc1def5b53e85ee095540a762cfa0db648584077a4fb9046d64e2b83efcae60499f25a982db7e7b3d1ba320dfc2a12f9a6cab295c74fefbc414bb9337c982d50ae994c3c7d3f500d36644b79aeba54df3cb48b1f85e9861faaf560a25e61b4cc490001dad095844eb3a5f53c60947fb2257cb28c26b103150296849421c6a64563a230cf2bae1fb2412d234ae1a4b8fdaae3692ab1a2bebbf98d84b7ad74e8825b0f7bcd83a92f65fab27239284a44b33f72fe9008ce1637be5d65d9591a748e9859efd52d671ec46dc16796e6841856aeaf0be6ae453638af24f86f9e4013e829c06aaa5cbb73aeb9775af20f39dd0401ca15ce345b061fd464ea01149ffee5df2d181f60f52c5d143b207ea9aa70d1d2d0965d3f85c60b1c1ca41b552ea1fde8d3413604cccbca7c9dc148957e7f3a5eb34960fb0be1413f1baceaf8e72015f9c36a2893daa07dadb710e399430975d5becf675085487b2c79443db74133430916a01fcd05447ce46b5cb839e63fdfafb3217950f71003f65ef9db8574c50ec02f8e325b6415c29a6c451830c1b7417ae23fee8b6b05fdb9f69aae9a45a1a5aedebd574938ca414797c9028ecdf4403d2f68d2e08db8ca2771b6b958712f51d4aba27436813b5457022fe98405552f71bb60535cfebe919e5c32a187f076d9c4f8a512a32b3ced93c337dc815b24713e06829a0db6caeac0214d82b9dd2c861ae74b7c2d37fb5cc228f07b1991b3a687def9de505bce02f3abf24c466fcb321cb43480febd757b6bdd97f3ab20da9694ec3c378a1a21d6171d452278befdae38883c81da180320be4cbc99dc49ddd8613c061347b87eb4e1a0aa3fd178571f6758b4ac9942a57b8c37a837eccce49912dbe487413a4114ec2ad0b2e3c0d429db4fbab1b0de827fa5d49454671778a3171937d1f055a19e36fe3111bfb8dce6679c137fdbd943e17434f569c69f89b2e164a29593d88bd5f7508f2769b9dbf5595c4b2d881a57d4369d5da003206ae60f3332b3058cbfe761fe51998da71e8079ff7959607325ba15779e64f2735600824af000d99c88af178b06ddbb52a4fd49c6b0661de3761360d8b62f55849be04dc70a0691d1455c4b7f3b7a4f74f707c61262a68fdbfd6935f015e4ec39b89831c9e246899a52bdb0056a9d73cf7a61804838d96b1fa37ad4fb5400b2745ca4fd96ac17c38da8293fa5ac562c8977e2a380bc41d57cc90c30e0505847df7005aeccfbcc920d1a9bccf34e5e7fd922a2ed77882bd618452130ca4d0596be2e161a4b7688606e75e4bd11760e2988fdff329e40a0d8ce75b9882313f125061a1bc841aba52df5359a2e095db9602cd74513b05762cad69abc7b00b3c4b80775627198f468b0e52e717701a625a52c1c0fdb38cd2f4b47fb2bc51b20410039aaf69eaacfe4685059d68c8f15d061764cd15617cd3fc22dd3a40501caeda155c13b5dc7f4de93c4b28e01c37577e73337c92d24e345a0cdaf6030aa9046cc78f9fe434400d7c6bd0b7e7872362a59f3deabcb6e1eadc2a5ab08cb97bbbdd28c5ac4fc03405c5c6d274200f9165cda7b10318aa6e33a15349421c0ccca9ef3ec83c76c138bd19b92365e51b0c269b308fc6b221fb89d383132231bcc2bc2a2f4d0a851033fdccc857da120aa289cd0494cd47993419ecfd55871349522f63f8a3a6449d488eedcc2ef5044db2a3328bfd8fcbfca08310d535a07a238386d27d2b1f45628a6e9866bfcbbbc9911d255768bc2b786cb000b9d1a902fd0b2cb945d776181bdc0301797528dc92b33b5ff83a4d6ab3d7e2b15f4b6facd5f45d39eda21e4e5f6a606f7fa441ed4d44839e3a4dda242ac6b5d05c6441ca69a556f095ddb8e22129d69a750e51cde2386e53fb8a89d709cd2efb44f17edf0bf3bf4179f2df4d1ef7d15654178960c13b8dedc89acde86700c57d8f7f01b000b4a150006edcbf79ee4e12daaf376fdbdb0ddd465446ac10d517d17f18aae53356d749c833da61d886af27ceb372f1b022709580172c7b1fc7bc4a928c86', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('686ef8b1-849a-4cd9-99c3-aa15874871f4', 'LPG-DHP-26-0000001', 'PT20260000017', '8f2c00ea-5536-4ad7-81e2-f34fdf34a456', 'DH', 'LPG', 'LPG-DH-B', '8032b2a4-7c19-8640-a80a-fa7cd85cb1c2', 'en', '2026-12-01', '2028-11-30', NULL, 'HKD', NULL, '\x013e16a1158dd7254c332504884132a9ed44cdcdf5fb0f9c940af5ffc3141511824ce64184225bf3724d59cbd23db5f69ab37064e48eac8e621f4395db23de6a7ca678343ba7dcc1881c502b5e3d1c78b7fdacb5415d5c8df82dc6547a50858cf94a1614cf753f22fa3aeded109e2642e2494c743db91887f3769167a4994a23d29c1dc63f846e8a12a9ed057559525903c3c18d12fe1d259fc7ac26517704770a2d768d00c61724b1ea5383d362911ca116782414263efd9fa84c5687779249cfcb5aa269b6f1852142b7f912df052262caf8bd3c57a716962df0b922efe34a254952104c33447435afb84fdf02adeac609bfe03e75e9429bb9189bd0a776d5a4c3312825124211dc870eaeba1c89e5659c59ae5067a164bf4b6e54603361321e9e05d8c9a7cd363dd1f48e7fd4f7c5f043d915f918ca52c17eab4e307a26eb1564f1a965e97a67fdecaf4b6db32242aa071c9e96f06cc1875e0dfc62ceecb71ce12410ba39608635f97f29d1dbc6b09811a08167cb5a60c1cbe17d463ca1a2e8d10cb28d3cf54c9ca83bf9132920854e494a061121761d62924d6abf0d13b1b9b671fcc97a5316da05433572eaec4d20da781aa1d0e7489d760507f77adbab13da48410200a5cc8dc076088ae9de337b03770ded2b9db973130c422d23392cdbf86c641870ce4c9da380f98cb0ef51b2e76fc6f58fac44acfd5388827cb2e00ccea9b1b5c1284e94323f1b3a23306e95115b9878eec306aa99d67dcdef53d4bc6734fb9627d9695cd8ca6b869471a38bc190b22b141ec4b399e83c512aef0f6a84ed8776448028cda8dccb742cd54054fe414ee6251ec53a249e4a64352011053bce2e109890edc67dacf91cdfb788c11aef9c4051709f07312269bc0b48460a236ea6e40e9f50032dc5fec487bca3860cde72d7a67d4d9cc3986d930244786b299e571e5779b3fb5201efaab2f7b071ee66dce887c7dc456d81e17a7102886fb37e46b5cc4c22823a23902ab217d924176cd7e54ba44daf784d569e702861762869a8bae05c53fb9d36a505ec669507383f1ea84788f137e47c543544044097082d9117331e976ea4563086108759761c17b44acce2528b49cc7b81e66f58a371b6d8cafd3b5da0e62b3150383d22ee1f55358c3c6a1a7fdf979879386b141ca18b8db3f915a97f8c8432c2e5ab5f5566ab70ace90c42bb6955c009c17a2a2b61d002da4f2c07a45c8b910d1ac2f47b58766f98441d7db57d0e87fa7372df86154f7b26fa985e092be36bc4cc95e67580080ab05900e8e50ecbbdf2753ec675da6aa6d8a45ee3514caad54b4e44862460a45e87fddc03323e0a45366c7bad73a1aaa18df57c7d657ac370c6afd68bb2c35dd018db96717243878e5689fde8768623570d1878a44dde8e415929a58a89e6f6a7b4f31a9c60c58dd821bbb30a065f08da37c691b66351ed594ac146b6426de289127d334a1b20ddf2205e75c1dd97951e06328c26b743b1f3197e61c599edd591da5432595bea30d75b18a169e9fa99a7b44328ead2200d5d2476de38f8535ae802303f8c55d37e3efb1d380d2d023a737f5bd4bb44a9b906b778eab5e4ae2af7a4ae0702951ffdf11ae5177e851835b52a25c691cc2e23a2009f8b501f32cc2e6694002bece08258e7d002b91006e18f624c1b0b73c9d3cdd3917808fc2311c9b6523197ec60879386465274691299aa8096d66a206e7bc9ebadb4782c831611145216d42c8d79cc747dea4574cebcbf8d39e13b9eb8ad1790632f1f959c6bae0f5516ef7c4c829625a07e6d75efe00054dd7912bce0f06b3f9f2b7dbeda259cff895409a939d88db25f0118169c4f558f87db6b28e821e040fb30f40efe933d52486817c7da19ab3959ed1f59341df6e60e40091b4a3689cda49ea05fa89dadae6c1969ca5407ece219a9f4335b43c06297f4436dd3f49e9abde24674149f747e4270ffb3853f7d50c9f1784956f5b7d9e0e64a2483aa4d330e372fe8b1cf0b45cb22c742fcea48dbe32ed96082f7bb879ab84acc150a62ad8e1eca8961b8eb8cf581f766939bae149fa0318db0d70492144f5ac8ee8a3e380a4cd886d351455628a0cc06a081db991f7e6bdf540d6507f3a6f9352f30118709537530415b3583a61f7df7f630f8ee87be4184899751085cc4bd022f4cc6915010062c90a8cbe7681d347a72db79f058bdef158d37a8d41a7e64a49d4d93f281ab5e166a9ac9a6f7b9044a506040773b6a98803fd76fc84dbce741ab55a7da5f35eb14b2', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('7ce7c61c-eddd-455d-adab-e75b170c04a6', 'LPG-MED-26-0000001', 'PT20260000018', 'cea423df-2b18-4be5-b37c-52bc6c905dd2', 'MEDICAL', 'LPG', 'LPG-MEDICAL-B', '0f27e557-dd06-8cbd-aad9-64369e1cf3a6', 'en', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a11541181be28362f1d02f3b1a405de510cc804cadca7da956e724ebb16dd632062da7020b32f8144309fda36d07406c007d804bd52c05bf85d44389cda618f55c28916fac7a910665547796b95da60f76826ce1dcb43a1494bf1a5c874189c415f62656fc9d096da711548d32b07a04475af6cc472885b9ce0497c3c399b93e1a1c03b3a39e3f6b771c2d95955a84bbb6a89b48aa11ac01aa9e3a8058d4e50dda8114721a8ff7701f39ae226b9297a36c80394b4bfb49c3043cf5b0e1753f4f914106b6d7ceafaf233d1be247a61478cd470689ccaf7dd7ed9c535ca23b30e29b1e046e2862f7d52c4f3175ee4b637cd8229f8313e9c32f3a706d2413a0c36f001fa705d68f6503761a033d47ae56d762fe6d64ff99fb222799950d6626177d21c84802de2ad9eda019c0ec31bc71b0c9fe8757f16aa6ad607a6a09cc5b6f0ef1a0e8641987684d749d85fe729a56cfd46719885662dbccc1fccb5605d019383674176754e98e5ad24a082badb4d45eaae22d3a76774c8df40ea16fc44ce9a45b0ecd55eed818e4669deb5346fcb923e6fb25c30dd692d5689b15fa852a811eab3e4b7f4726eb2d9477aff03afb67e9d546591c05017bd7a6a0d529572baa91749d2684ebb1ac665403662490e849c157ee699a5aae2dbfde5f6be0ae1a49c7225ccd14495f71ed758735c7065316ad503d48a0c3a94d189cb179a75b676506f173a8e7f7fa70022c67557314344bb9f9cb1345e1f81b5cf3c6b08ab9d01d222a869b61eb2c503817110cf142f36915407b667a3c84c048f0e2fe7002e49263cffa980e46268d554026fcf6e24b001bdb8957c1e44483ec534dc23ae00fd42f54fea1d1b8044439f7af2a859b5001befef5efdd68c8eda25a8b842ecfc7cb70e531528847d77e0757c89fbf4a5d5dc52c5068908fcaa39b2bbf094c149e2296339a477516328440116b6b8f16b82be7a602069fa058d6ca4a24e90c577e43ef03670da6e4bb37f2688e25ddbb44e86111424fa4258e1e759282e0f3f0f78de573661e2a55ec91509c756ff61f0c372e3d7c297b087f6b1f91e4c3370e17eadb7f8138520c6cfdbf9a9a314557f84c3c22caccd302d7c7642471bbfa956ca69125bf998f7a0bf24bf3eedee52778d4891e2e70dd8213cecd8664398e5fdc2207a40161ebd10d3bf64be95041dabbd33d47964f302ddc24d0d31159656571f9dee464d99760e6ad69d4c1139d9fd0b445491e4c83e0302f8fa8067d27412d0ec9bbfe31a03357de42dd994ade23a197f74beb6db71e344a4d35f978c3b2eaabad8248f3fdb7a3a6b5c7e55eda6756ad365567def841666f0075c8276e09172e59a9fa8ec9a92b107353bee28ff2cc2dbd02b7a3a68c48bdb95fe445f32896e33ed6e26c14d21700696b601b547e2c1f4102a230cf884cad833b4d54c48665245d35f3b2f630cdda8bced7f6d37139fcfbfeb10b7fdbfa923f257a3d945857c847d99d4f7341ba5aa20315387126c5039aba21930e5173959b63cc7c3552e25d411705c68497e7bb2754fee5de162707378b2c88c6e9f8ee4a1ba3586603863defa76d283a40836553af4ce67fe4c87882af63863f2f142ad910fd43b9c9055635285c56b79b80de54abc7524a76bf039ec27ac45f4ba7a22b75df886662666d6d2f17c4adfaca515440eb580550f9a36f5aeb2bfc6c5f72dd710f2290f2613a57f566a49a698374ad7996a7856442c86899a7a6ffec54d2273551ab6ee5bd4428d14a43c1f572b0fca60617e1a30c805019c8bb2e66d721c0dc44b84105f4107796fe31aff675163edbf48fa737ffebc9cb1277cc70c94ebaa08052af89a4a13527b1412c162fb18e12ed4ecb0f7e26105274a835873beb7d940f51cc1d06cc47e2b364825878872ae1af3f8d01ad83f3a7a56b804c3c7a3bdff4f5ab2fb564580c4a91d4a8a350b1bab82d5f63c3f0dbbf9bd1be0f032feb3d5dbabe801b2b009cbd1ff7a974320a5706754580059f3c25ee66c67f03aa349a52ebc86aa386ebf87e69aa49d3b41d0e269b39d6d1638635bc373fd537c6c526e5c2b75cf20242a4d85b44d91d9373f99c5b8a66a577a932477b347b9eabae23599ce8e1963fa5ec0ebd6006faa50ae32b5897653f877ca83c634786193646124b0666582b7188dfa8977134d127b9fd82dd83d405a75b7cb13f5c368f31cde26f24853db41c78846eb8142d2c3c584ac7b07a271a2ea9964fef15bca8601c5b51763d372602db4727205840dd6419db98c7015d5a1d6d1fecc6570b0c5c7bb1c7ea31c275f0d5630ac401ab4f6ed4796d32a577d4571a16177a1197527c7fa07d98212f3eb18da6bd57e943ccc75bccd8b377db38fb28f3c82245df40e6bc5c129cad295d7ec59dbe3d1c4f0fd0de014404581378bd561261f4ffc252e2748abff9ae15602ba2b3a19862a977483773772cbda694847de7c88627a1a73770335bdcc9520b59e4f16d0ffeff7fbf7813621f2d27ec0754a1745a428eed396393055810608c45ec0fbada17cbfc78cd3c39f5031dfa92b9b3417642c9e018cb6965ca7ea32d94aa80ad26e9c9526d8a6d05017822976e3565392037b1f230c0c5de1875bdeffae474cc52981cf8eac30e7e481617d4822d843e058d325d9fc7c93ec69a4da05f148667175a53c5684d42aa889ab71df4ffb620d7e553d0c66ccab19d3968c1249d38c9f31e6cd2786b39a74314aa1dcc82f98c73785935b8fc9c292f6c57f9027a3ce077a025df2033b77f75f2cf9d0601cc869d9dc33ba6e072fe4ce218d9c9', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00'),
	('1d90badd-b15b-492e-b8fc-45aa6d169bcc', 'LPG-GLF-26-0000001', 'PT20260000019', '4aadd0e2-637b-4237-a5a0-54cb32394ba2', 'GOLF', 'LPG', 'LPG-GOLF-B', '3d3d804f-06f7-873d-aaab-e0c5401e21da', 'en', '2026-12-01', '2027-11-30', NULL, 'HKD', NULL, '\x013e16a1155dd3705b0e11e3303dd60ff3addfbfe22127e7a4b0fb44c6f01a5a1fcb34b3011631a74b98a3557aa4bcb141c816f31cea33b9466ed2d1b62da5a2e2345ad56a4d5f4ce98e627b720854661ed0e64eba7bfa9377ecfbbae3e65f6dc50609687bb0015609435e30c94d219f8d074b9ef009c15d1d3fbb6abbbaec7fedc9961ccc7e83275bdc1dd26d4530e0c174967bf8c2bf3c79d82a169064c2d523342e27720dfe099af019c1ccf2e6b7df426f03962f5e1392bd7932e92d6cc6dbb99df4e3194fa182e4d70caef4b7685a2875473ca8fc412cdfdcecfb5fbb2762105ad2f536b7a5ab0331fee47aa16f99b2481e1e38f8bf76fb693c2911ec1d7898049cdacc52bb7eec6adf72016097cebb8170d068df7dab7c575a095a629b097fc1c180f48297336c9facb593fcb9f5d9a0397664e1b8e3f8e7aab313191a764ada52ae676c833ee0ab4e1ea7add57380ea0f34250643094cdcd4f80f4b9feab5989a1784c869577b29bd1036a294af1b8d01d996592e90f46a919dc1661dc3c63d4b1d65f41128bce8ddc8b0756fd6764878711df40dd767fe7fc27d16a1c01025acadc520d4aa08e895f3e985c4ecc3c9d9c0d2b0d7d5484c3cdcad98e0f6d93a86839d6b723a7fe3bb0a0d4438a8c7283a6c66855cd7a2ae92fef8c335f4c4bc6da9d2cd2daaa43258a2653a29cbed7673ade1d10e9946151bf96a026110e54e8990ee052e837799ab072fef57b0f20a77ab2481bacd49a4cd9c41d4065f0297f7fcec35c119b1f52251927ca13b947c51a33007a8596d17da1c4e38358d3b1e1209e8f98c9d22124b0b9db4684b91169d0d4bc7d8cbfec92abdf7cb6736a8022778fe6d5d8353644a906ddebaa2dd5f21098a5b68d8f842ed5ecf7a5db9f3ab8d261b6eb7828654de4369419a61e6b7c27c0c411ce6ad028b8df4dd0243812b9bfeed82a8176fbd23ac7340e130416bd5187695db094f1ab0a228fc7596714d549b68e304d13a1807dfa96d3099d1fe7a23a02336a00042c86f2045c9390a34ecc9f9e0afca6246818437ae24be0c3b10f24723961361c4db64f601c0b86f38272603bb1b6381d43b271151fa3ebe3219f530cbebf4c926b7c53f6900859f76dded3a120ebaa7ce12966bbea951d9f619b827c7ad70156a95d1ed1d27ef75767477fb5c55af86e0caeead793818f247388f72d7d3b2e15aea7af94ba103908c64cf46fd7861b5e40faf4603a66929a0cc83b6909badf26d2da2c93b088202d4fa7ed7069bc5a9193da627995927b6a50898f3c279802244d91b0054ec95bd10f884e64bf43e2bf4012eba0b981a663119acb6f1c39c27b9d339e71410eec72d1dbed3092dc296e7d88414ce7281056e18e222979a288f21277335e9640c04c49074fc66d1bf205b9734a50f96d51f8aa79768db062e3d87a35317749a453bdc2122896f913666a2a3603e5c8e8c0acebaf00ec06bf6ce34feb36ca648f78e6242dc91b5dc76d8b4e3a1b963cad85f25eaa1a897e66b38570a0ef07cd1c0ddf91226ec68c9c76a46b1d3a57a4711fc04e87ceb4fda6f90e049c0979afe5aeeb5e950fd63beec0ce6cdb3293341711303bdab6e71dce5dbce58172210fc8915cd', '\x105fa835834b44541125b79172535bfaca2bd742503035109bbc427936ce48f9', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22', '2026-11-22 04:00:00+00');


--
-- Data for Name: policy_endorsements; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.policy_endorsements (policy_id, endorsement_no, kind, effective_on, account_on, gross_premium_cents, insurer_discount_bp, net_premium_cents, client_discount_bp, actual_premium_cents, other_levies_cents, levy_cents, total_levies_cents, basic_rate_bp, basic_commission_cents, total_commission_cents, payout_bp, consultant_commission_cents, house_commission_cents, receivable_cents, payable_cents, created_at) VALUES
	('e2b48816-07b7-4f37-8465-54f7015a7fe3', '000', 'NB', '2026-12-01', '2026-11-22', 16900, 1000, 15210, 0, 15210, 0, 6, 6, 3000, 4563, 4563, 0, 0, 4563, 15216, 10653, '2026-11-22 04:00:00+00'),
	('8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', '000', 'NB', '2026-12-01', '2026-11-22', 16900, 1000, 15210, 0, 15210, 0, 6, 6, 3000, 4563, 4563, 0, 0, 4563, 15216, 10653, '2026-11-22 04:00:00+00'),
	('9c239ffa-cbf3-49d0-a5cd-07da99a20523', '000', 'NB', '2026-12-01', '2026-11-22', 16900, 1000, 15210, 0, 15210, 0, 6, 6, 3000, 4563, 4563, 0, 0, 4563, 15216, 10653, '2026-11-22 04:00:00+00'),
	('439fdad8-10dc-4b19-8613-ac72da2278a0', '000', 'NB', '2026-12-01', '2026-11-22', 16900, 1000, 15210, 0, 15210, 0, 6, 6, 3000, 4563, 4563, 0, 0, 4563, 15216, 10653, '2026-11-22 04:00:00+00'),
	('724aa7fb-b561-4934-97e3-95ea84cbf2cb', '000', 'NB', '2026-12-01', '2026-11-22', 16900, 1000, 15210, 0, 15210, 0, 6, 6, 3000, 4563, 4563, 0, 0, 4563, 15216, 10653, '2026-11-22 04:00:00+00'),
	('5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', '000', 'NB', '2026-12-01', '2026-11-22', 38900, 1000, 35010, 0, 35010, 0, 14, 14, 3000, 10503, 10503, 0, 0, 10503, 35024, 24521, '2026-11-22 04:00:00+00'),
	('5b0d1a9c-8471-4f67-a058-1755ce75a024', '000', 'NB', '2026-12-01', '2026-11-22', 76200, 0, 76200, 0, 76200, 0, 30, 30, 2500, 19050, 19050, 0, 0, 19050, 76230, 57180, '2026-11-22 04:00:00+00'),
	('16168258-b7b6-4368-a1a3-1f190ef808df', '000', 'NB', '2026-12-01', '2026-11-22', 99000, 0, 99000, 0, 99000, 0, 40, 40, 2000, 19800, 19800, 0, 0, 19800, 99040, 79240, '2026-11-22 04:00:00+00'),
	('6bc3b64a-778e-4763-8235-0d96047c4da8', '000', 'NB', '2026-12-01', '2026-11-22', 859200, 500, 816240, 0, 816240, 0, 326, 326, 2500, 204060, 204060, 0, 0, 204060, 816566, 612506, '2026-11-22 04:00:00+00'),
	('50ed7db3-0612-4049-8830-74841eba9f6e', '000', 'NB', '2026-12-01', '2026-11-22', 428100, 0, 428100, 0, 428100, 12843, 171, 13014, 1250, 53513, 53513, 0, 0, 53513, 441114, 387601, '2026-11-22 04:00:00+00'),
	('a4047f82-a7be-46dd-87a2-99c1e72acfa5', '000', 'NB', '2026-12-01', '2026-11-22', 117000, 0, 117000, 0, 117000, 0, 47, 47, 3000, 35100, 35100, 0, 0, 35100, 117047, 81947, '2026-11-22 04:00:00+00'),
	('f7c62c40-182f-445d-80c6-8800c0e47441', '000', 'NB', '2026-12-01', '2026-11-22', 190400, 0, 190400, 0, 190400, 0, 76, 76, 2000, 38080, 38080, 0, 0, 38080, 190476, 152396, '2026-11-22 04:00:00+00'),
	('686ef8b1-849a-4cd9-99c3-aa15874871f4', '000', 'NB', '2026-12-01', '2026-11-22', 82800, 0, 82800, 0, 82800, 0, 33, 33, 2500, 20700, 20700, 0, 0, 20700, 82833, 62133, '2026-11-22 04:00:00+00'),
	('7ce7c61c-eddd-455d-adab-e75b170c04a6', '000', 'NB', '2026-12-01', '2026-11-22', 1371900, 0, 1371900, 0, 1371900, 0, 549, 549, 1500, 205785, 205785, 0, 0, 205785, 1372449, 1166664, '2026-11-22 04:00:00+00'),
	('1d90badd-b15b-492e-b8fc-45aa6d169bcc', '000', 'NB', '2026-12-01', '2026-11-22', 194000, 0, 194000, 0, 194000, 0, 78, 78, 2500, 48500, 48500, 0, 0, 48500, 194078, 145578, '2026-11-22 04:00:00+00');


--
-- Data for Name: promotions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.promotions (code, line, discount_basis_points, valid_from, valid_to, rule, failure_en, failure_zh) VALUES
	('TRIP10', 'TRAVEL', 1000, '2026-01-01', '2027-12-31', '{"is": "S", "fact": "tripType"}', 'This code applies to single-trip cover only.', '此優惠碼只適用於單次旅程。'),
	('HOME15', 'HOME', 1500, '2026-01-01', '2027-12-31', NULL, NULL, NULL),
	('FIRE5', 'FIRE', 500, '2026-01-01', '2027-12-31', '{"fact": "sumInsuredDollars", "atLeast": 2000000}', 'Sum insured is below the minimum for this code.', '投保額低於此優惠碼的最低要求。'),
	('DRIVE8', 'MOTOR', 800, '2026-01-01', '2027-12-31', '{"fact": "noClaimDiscountPercent", "atLeast": 40}', 'This code requires a no-claim discount of 40% or above.', '此優惠碼須享有 40% 或以上無索償折扣。'),
	('HELPER12', 'DH', 1200, '2026-01-01', '2027-12-31', '{"is": 2, "fact": "coverYears"}', 'This code applies to two-year cover only.', '此優惠碼只適用於兩年保障期。'),
	('CARE10', 'MEDICAL', 1000, '2026-01-01', '2027-12-31', '{"is": "H", "fact": "careType"}', 'This code applies to hospital care only.', '此優惠碼只適用於住院保障。'),
	('SAFE20', 'PA', 2000, '2026-01-01', '2027-12-31', NULL, NULL, NULL),
	('PAW10', 'PET', 1000, '2026-01-01', '2027-12-31', '{"fact": "petAgeYears", "atMost": 6}', 'This code applies to pets aged 6 or below.', '此優惠碼只適用於 6 歲或以下寵物。'),
	('STUDY100', 'OS', 300, '2026-01-01', '2027-12-31', NULL, NULL, NULL),
	('OLDCODE', NULL, 1000, '2025-01-01', '2025-12-31', NULL, NULL, NULL);


--
-- Data for Name: purchase_links; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.purchase_links (token_hash, quote_ref, email_sealed, email_hash, language, expires_on, application_id, sent_at, used_at, consultant_code) VALUES
	('\x8475ef35a7cd9a44a3c7fc8ec3e78e912858215244c812a4fc14e575620c3d58', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.SFY-TRAVEL-B.13776.qzGN0pDSIaOFgHoJ', '\x013e16a115eb39c2d2dcc31c66bbb6d3c8c3bb193c3a164958514656e731c7d92ed8f2592c2485edeb1bd79c752868835455d1dd532292159ed40b8270', '\x1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', 'en', '2026-12-01', NULL, '2026-11-22 04:00:00+00', NULL, NULL),
	('\xd45003991800aba06a49e004b93dfecffaef2f6a58259078546ba0d91b813d79', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.SFY-TRAVEL-B.13776.qzGN0pDSIaOFgHoJ', '\x013e16a1150d42ee2211d37032121747c61eb4f1361b93dd58a605a1753c5d312318b34d97c354eb977c7ef9f2c3b1dd420b196d6f3bf1', '\x31f8e0862b81591a0135008675d0494965b1056bd0e203360e57733387a82530', 'en', '2026-12-01', NULL, '2026-11-22 04:00:00+00', NULL, NULL),
	('\x263a538f8290046ea58cb90f2531c25c584468bd3dfc272edde6d510cc960fd8', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.SFY-TRAVEL-B.13776.qzGN0pDSIaOFgHoJ', '\x013e16a1154a5dd20257e3c86052005e85f846f9071f54b92b4f2bcc5abb875c2013ec414b09d16bdc51fb6f17adb4fb9c26e7fe7b', '\x36f3e6927fb26a0b72dae2ab782bd2dc1e2dd56f145a44f8b9dc11ff4e633ac6', 'en', '2026-12-01', '82749546-d231-4f9f-9e1d-f589bc556606', '2026-11-22 04:00:00+00', NULL, NULL);


--
-- Data for Name: quote_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quote_requests (id, request_number, template, product, insurer_code, search_url, language, state, form_sealed, email_hash, requested_at, due_at, template_version, promotion_code, promotion_percent, browser_hash) VALUES
	('b3027617-0750-423e-88bd-31b5d827538f', 'RQ2611000001', 'OTHERS_P', 'TRAVEL', NULL, '/quoteCards?prod=TRAVEL', 'en', 'W', '\x013e16a11577eeeb08b3d0007bfa87670b2e7309eb430b42a637b94eb8767f96f96a6a72a113d3caa72fcae7f8142cacb6f7130d6073ad3fe1175fdadb98574072a783ef7c4889da44fa4ce25ce8ef27947fdccc6a77a76c991a855822202271e18dffeeee6cf9c8db7c40c97b0eb4ffe12d6990fd4ce0ea59ca98', '\x1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', '2026-11-22 04:00:00+00', '2026-11-23 04:00:00+00', 1, NULL, NULL, '\x9955314e2a8f559285660ce83b624cd70a4d5e3d668bf2fd4ae7c5540257bb9e'),
	('7236c59a-03b9-4680-906c-0276b0f0f35a', 'RQ2611000002', 'OTHERS_P', 'TRAVEL', NULL, '/quoteCards?prod=TRAVEL', 'en', 'W', '\x013e16a115200273d3edecbbb96b42c571c3a5e30b8543db7df81e03af56688eef54ca2bfe4fa478be61e9cd9856db5b4a3321caa4552ab8a9c68002066fdb1d8ad94e5f56e50849fa738e8d823bcfc6babde32bbefc583ac75730a98a4015b22222714a94ba0a49a783a93d96d1', '\x358d81a12424bb6ad39200d084b52df9848147849d0a6d9d646f8ab577e1ea4c', '2026-11-22 04:00:00+00', '2026-11-23 04:00:00+00', 1, NULL, NULL, '\xf77d96ca1c0c760730b8d17ed7cffe6e5c97230d92ac2288c4122325c1e36d6f');


--
-- Data for Name: quotes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.quotes (id, quote_ref, line, plan_code, insurer_code, tariff_version, engine_version, search, options, terms, breakdown, total_cents, quoted_on, expires_on, kept_at) VALUES
	('8fa1becf-febf-8f3b-a54e-7fbabd1aaeb3', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.SFY-TRAVEL-B.13776.qzGN0pDSIaOFgHoJ', 'TRAVEL', 'SFY-TRAVEL-B', 'SFY', 1, 1, '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', '[]', '{"dayLimit": 182, "levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 6, "totalCents": 13776, "discountCents": 2430, "netPremiumCents": 13770, "basePremiumCents": 16200, "listPremiumCents": 16200, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 1500, "totalBeforeDiscountCents": 16206, "leviesBeforeDiscountCents": 6}', 13776, '2026-11-22', '2026-12-01', '2026-11-22 04:00:00+00'),
	('2f55e9e8-edcf-86a1-a746-785d1cb4c04e', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~I~N~1~0~.LPG-TRAVEL-B.15216.g3jZgNQFmigK-sMH', 'TRAVEL', 'LPG-TRAVEL-B', 'LPG', 1, 1, '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', '[]', '{"dayLimit": 182, "levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 6, "totalCents": 15216, "discountCents": 1690, "netPremiumCents": 15210, "basePremiumCents": 16900, "listPremiumCents": 16900, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 1000, "totalBeforeDiscountCents": 16907, "leviesBeforeDiscountCents": 7}', 15216, '2026-11-22', '2026-12-01', '2026-11-22 04:00:00+00'),
	('888e1358-55d7-85fe-a4fc-7e4e69a0cdce', 'TRAVEL~1~1~20261122~20261201~~IA-400-200000~~0~182~S~A~20261201~20261207~F~Y~2~1~.LPG-TRAVEL-B.35024.IIonolkFgD14cbtX', 'TRAVEL', 'LPG-TRAVEL-B', 'LPG', 1, 1, '{"party": "F", "adults": 2, "children": 1, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": true, "destination": "A"}', '[]', '{"dayLimit": 182, "levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 14, "totalCents": 35024, "discountCents": 3890, "netPremiumCents": 35010, "basePremiumCents": 38900, "listPremiumCents": 38900, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 1000, "totalBeforeDiscountCents": 38916, "leviesBeforeDiscountCents": 16}', 35024, '2026-11-22', '2026-12-01', '2026-11-22 04:00:00+00'),
	('3faa6856-36d8-81d1-a1aa-2d462572756e', 'HOME~1~1~20261122~20261222~~IA-400-200000~~0~~03~~A~W~.LPG-HOME-B.76230.oV5Tbx6trbKARDat', 'HOME', 'LPG-HOME-B', 'LPG', 1, 1, '{"areaBand": "03", "buildingAge": "W", "buildingType": "A"}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 30, "totalCents": 76230, "discountCents": 0, "netPremiumCents": 76200, "basePremiumCents": 76200, "listPremiumCents": 76200, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 76230, "leviesBeforeDiscountCents": 30}', 76230, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('e78fdb09-a71a-86e1-ad30-9f293af5f630', 'FIRE~1~1~20261122~20261222~~IA-400-200000~~0~~12~3000000~.LPG-FIRE-B.99040.nP0h1TRWZM2A5znt', 'FIRE', 'LPG-FIRE-B', 'LPG', 1, 1, '{"buildingAgeYears": 12, "sumInsuredDollars": 3000000}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 40, "totalCents": 99040, "discountCents": 0, "netPremiumCents": 99000, "basePremiumCents": 99000, "listPremiumCents": 99000, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 99040, "leviesBeforeDiscountCents": 40}', 99040, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('7627becc-a7b3-8fa1-aec8-40c1f37b6004', 'OS~1~1~20261122~20261201~~IA-400-200000_IA-400-200000~~0~~2~2~20261201~.LPG-OS-B.816566.pTuSVRDOZrDSWNS0', 'OS', 'LPG-OS-B', 'LPG', 1, 1, '{"persons": 2, "startOn": "2026-12-01", "coverYears": 2}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}, {"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 326, "totalCents": 816566, "discountCents": 42960, "netPremiumCents": 816240, "basePremiumCents": 859200, "listPremiumCents": 859200, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 500, "totalBeforeDiscountCents": 859544, "leviesBeforeDiscountCents": 344}', 816566, '2026-11-22', '2026-12-01', '2026-11-22 04:00:00+00'),
	('e134b7f0-80b1-8b43-a5bc-f6ba53545f4b', 'MOTOR~1~1~20261122~20261222~~IA-400-200000~MIBFIRST-10000-_MIBINSOLVENCY-20000-~0~~C~TOY~NOAH~2~2023~290000~60~2~Y~36-10_T-T~N~~N~N~.LPG-MOTOR-B.441114.I9ii0MDoZ8QJYput', 'MOTOR', 'LPG-MOTOR-B', 'LPG', 1, 1, '{"make": "TOY", "cover": "C", "model": "NOAH", "madeIn": 2023, "drivers": [{"age": 36, "number": 1, "experienceYears": 10}, {"age": true, "number": 2, "experienceYears": true}], "hadOffence": false, "modelGroup": 2, "driverCount": 2, "hadAccident": false, "wasDeclined": false, "holderDrives": true, "valueDollars": 290000, "noClaimDiscountPercent": 60}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [{"code": "MIB_FIRST", "class": "MOTOR", "ratePpm": 10000, "capCents": null, "effectiveTo": null, "effectiveFrom": "0001-01-01"}, {"code": "MIB_INSOLVENCY", "class": "MOTOR", "ratePpm": 20000, "capCents": null, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 171, "totalCents": 441114, "discountCents": 0, "netPremiumCents": 428100, "basePremiumCents": 428100, "listPremiumCents": 428100, "otherLeviesCents": 12843, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 441114, "leviesBeforeDiscountCents": 13014}', 441114, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('4232a5cf-c08c-8e44-aff2-d30579fac3cb', 'PA~1~1~20261122~20261222~~IA-400-200000~~0~~F~1~01~02~.LPG-PA-B.117047.O1USbEFONtqv4IRN', 'PA', 'LPG-PA-B', 'LPG', 1, 1, '{"party": "F", "children": 1, "yourClass": "01", "spouseClass": "02"}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 47, "totalCents": 117047, "discountCents": 0, "netPremiumCents": 117000, "basePremiumCents": 117000, "listPremiumCents": 117000, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 117047, "leviesBeforeDiscountCents": 47}', 117047, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('0f27e557-dd06-8cbd-aad9-64369e1cf3a6', 'MEDICAL~1~1~20261122~20261222~~IA-400-200000~~0~~H~03~36~Y~~Y~~~.LPG-MEDICAL-B.1372449.eR_JYFKF0BTrjLdQ', 'MEDICAL', 'LPG-MEDICAL-B', 'LPG', 1, 1, '{"age": 36, "people": "03", "careType": "H", "clinical": true, "criticalIllness": true}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 549, "totalCents": 1372449, "discountCents": 0, "netPremiumCents": 1371900, "basePremiumCents": 1371900, "listPremiumCents": 1371900, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 1372449, "leviesBeforeDiscountCents": 549}', 1372449, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('3d3d804f-06f7-873d-aaab-e0c5401e21da', 'GOLF~1~1~20261122~20261222~~IA-400-200000~~0~~F~Y~.LPG-GOLF-B.194078.VUQphWhGtJSpYm9D', 'GOLF', 'LPG-GOLF-B', 'LPG', 1, 1, '{"party": "F", "withTravel": true}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 78, "totalCents": 194078, "discountCents": 0, "netPremiumCents": 194000, "basePremiumCents": 194000, "listPremiumCents": 194000, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 194078, "leviesBeforeDiscountCents": 78}', 194078, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('55691697-995d-89b3-a928-db34142b7df2', 'PET~1~1~20261122~20261222~~IA-400-200000~~0~~1~D~3~Y~.LPG-PET-B.190476.wm9fhruE8UqAjU66', 'PET', 'LPG-PET-B', 'LPG', 1, 1, '{"petType": "D", "petCount": 1, "thirdParty": true, "petAgeYears": 3}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 76, "totalCents": 190476, "discountCents": 0, "netPremiumCents": 190400, "basePremiumCents": 190400, "listPremiumCents": 190400, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 190476, "leviesBeforeDiscountCents": 76}', 190476, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00'),
	('8032b2a4-7c19-8640-a80a-fa7cd85cb1c2', 'DH~1~1~20261122~20261222~~IA-400-200000_IA-400-200000~~0~~X~2~.LPG-DH-B.82833.rE9xDZnFWvDcaA5r', 'DH', 'LPG-DH-B', 'LPG', 1, 1, '{"coverYears": 2, "nationality": "X"}', '[]', '{"levyByYear": [{"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}, {"code": "IA", "class": "GENERAL", "ratePpm": 400, "capCents": 200000, "effectiveTo": null, "effectiveFrom": "0001-01-01"}], "otherLevies": [], "promotionBasisPoints": 0}', '{"riders": [], "levyCents": 33, "totalCents": 82833, "discountCents": 0, "netPremiumCents": 82800, "basePremiumCents": 82800, "listPremiumCents": 82800, "otherLeviesCents": 0, "riderPremiumCents": 0, "discountBasisPoints": 0, "totalBeforeDiscountCents": 82833, "leviesBeforeDiscountCents": 33}', 82833, '2026-11-22', '2026-12-22', '2026-11-22 04:00:00+00');


--
-- Data for Name: receipts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.receipts (id, receipt_number, policy_id, payment_id, received_on, received_at, amount_cents, currency, method, bank_status, paid_type, bank_reference) VALUES
	('00064998-651f-486e-b67d-b4d602c7a4fe', 'RC2611000002', 'e2b48816-07b7-4f37-8465-54f7015a7fe3', '2e381c84-01f0-4d56-b09c-0ceaf9c661a9', '2026-11-22', '2026-11-22 04:00:00+00', 15216, 'HKD', 'CC', 'C', 'F', '4d0e2d5a-ec43-4635-affc-0252f7aa3f02'),
	('e57b30ce-1583-4e95-afe2-ed48401c9f50', 'RC2611000006', '8b258788-1bfd-49ab-9e1b-b8f56b0bc6da', '7ab5a0db-eb35-40de-9db2-e64445091b9f', '2026-11-22', '2026-11-22 04:00:00+00', 15216, 'HKD', 'CC', 'C', 'F', 'dd282ba4-fba5-48d8-a76d-6f3a793df701'),
	('fce26673-a668-42a7-b654-8aa46172bc7d', 'RC2611000007', '9c239ffa-cbf3-49d0-a5cd-07da99a20523', 'feafe579-08af-4ef7-92a1-f0c4a9424c7e', '2026-11-22', '2026-11-22 04:00:00+00', 15216, 'HKD', 'CC', 'C', 'F', '0a1a7e4f-fc47-4db6-9766-4a2ef60d5624'),
	('d8fe4a74-5941-46c6-8d49-ce6ae58d6241', 'RC2611000008', '439fdad8-10dc-4b19-8613-ac72da2278a0', '267c4255-eb8d-468c-b19a-961f31ef8b7a', '2026-11-22', '2026-11-22 04:00:00+00', 15216, 'HKD', 'CC', 'C', 'F', '3d912e68-e554-4915-8256-d7a33f0d7ec4'),
	('fb952784-89c5-4666-a69d-fcca85837d96', 'RC2611000009', '724aa7fb-b561-4934-97e3-95ea84cbf2cb', '0adb32c2-a225-4d64-9f1f-c94270c4204f', '2026-11-22', '2026-11-22 04:00:00+00', 15216, 'HKD', 'CC', 'C', 'F', '5a183606-1b9d-455c-ae51-d050eabe3dd0'),
	('41bee6f6-8896-4a4e-853e-10477e53f000', 'RC2611000010', '5bbc9d31-0985-49a4-85e6-69bfb3e27b6f', 'e5a1f5d2-fad1-4619-94c9-937ae601c5c6', '2026-11-22', '2026-11-22 04:00:00+00', 35024, 'HKD', 'CC', 'C', 'F', '29602272-ecb3-408f-aecc-a46b57548e2d'),
	('6e830996-1a0e-4496-9f64-dee139851a8d', 'RC2611000011', '5b0d1a9c-8471-4f67-a058-1755ce75a024', '8cfa0787-f4da-4d35-9097-faa0814846f7', '2026-11-22', '2026-11-22 04:00:00+00', 76230, 'HKD', 'CC', 'C', 'F', '20eb6225-5b21-406c-8f90-31130804a80c'),
	('7c59f473-1f3d-423d-bb89-cc7cd6a8fa53', 'RC2611000012', '16168258-b7b6-4368-a1a3-1f190ef808df', '58c73ed3-f7bc-4924-85c9-4b91dc27628c', '2026-11-22', '2026-11-22 04:00:00+00', 99040, 'HKD', 'CC', 'C', 'F', '372f6614-df85-423f-851c-3b4324d41841'),
	('95f4d775-84d8-4a3e-823b-5a045d11cca2', 'RC2611000013', '6bc3b64a-778e-4763-8235-0d96047c4da8', '612acfa3-c686-411b-8723-d4626228cfe6', '2026-11-22', '2026-11-22 04:00:00+00', 816566, 'HKD', 'CC', 'C', 'F', '5396d3d0-d026-4e7f-8e0e-27d97d70cd73'),
	('760601ef-cb25-4e6a-9c99-ba878029b7f8', 'RC2611000014', '50ed7db3-0612-4049-8830-74841eba9f6e', '56115deb-d67b-4ee5-a637-b7ecc3dbd6b2', '2026-11-22', '2026-11-22 04:00:00+00', 441114, 'HKD', 'CC', 'C', 'F', 'b46fd66a-5941-40d9-b4d1-e20e21dbed57'),
	('920d1863-a310-445e-84ba-80ac56c67913', 'RC2611000015', 'a4047f82-a7be-46dd-87a2-99c1e72acfa5', '68430c48-865d-49b7-b95f-b7de135075b0', '2026-11-22', '2026-11-22 04:00:00+00', 117047, 'HKD', 'CC', 'C', 'F', 'fc5bec6b-96a7-46d7-818f-fe1f458e4b15'),
	('745a8aba-f2af-47d9-8bbb-417661354176', 'RC2611000016', 'f7c62c40-182f-445d-80c6-8800c0e47441', '610a6dea-e1be-4fef-a7ce-fac5f8593065', '2026-11-22', '2026-11-22 04:00:00+00', 190476, 'HKD', 'CC', 'C', 'F', '4e6f0990-298a-44cc-a869-994043d84d48'),
	('db19d097-9c98-4948-a64b-996b45627f34', 'RC2611000017', '686ef8b1-849a-4cd9-99c3-aa15874871f4', '0c9c2b96-7412-43e0-85d8-abd36e0e3517', '2026-11-22', '2026-11-22 04:00:00+00', 82833, 'HKD', 'CC', 'C', 'F', '5d87c15c-0bc2-4fe6-a6b4-ac898a555ab5'),
	('e779775f-fee4-4a0e-86f1-18e24f493bf8', 'RC2611000018', '7ce7c61c-eddd-455d-adab-e75b170c04a6', 'e42d8efc-eac6-4af3-8516-21ab2f85d41f', '2026-11-22', '2026-11-22 04:00:00+00', 1372449, 'HKD', 'CC', 'C', 'F', 'c64412c4-5253-4d1e-801f-ba13c77ac8f9'),
	('a2db6a7d-1338-4a49-9a45-0e84f60f800f', 'RC2611000019', '1d90badd-b15b-492e-b8fc-45aa6d169bcc', '69e59a8f-b2b4-4415-b885-1ec303d7780f', '2026-11-22', '2026-11-22 04:00:00+00', 194078, 'HKD', 'CC', 'C', 'F', '7e73f6bd-46ad-41aa-99b1-824bc33c1522');


--
-- Data for Name: recent_searches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recent_searches (browser_hash, search_key, line, search, plan_code, total_cents, searched_at) VALUES
	('\x4574d160198bcac58fba5fdcebe4b2d9b3cdf89541f69f8ed08f6ab5fb75afdb', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x43f6d98909082637a8445a2136d44e97e8497a3d058657831a3ccbd5bfb02479', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x589f4f31881753a6fb5550390cbeb574ddb92fe3dc90faf02ec7f085bab7c43c', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x470023a6ba05d0c94eef8a334342a24768a19bc711876a0053bd4cab60de0546', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\xb9847136cfaeea53a4fec9c4c6f795f1a1bf1047f7c6f0f2151400966adfd0cb', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x90e3ecab67c83c2c0268c3c9ff8a08c3e96833cefd8e64a867bdabd57c457cb6', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\xe823625bc2647e2412e99be873ee1b001af841296d3a368fa62a3057cac03bff', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x69586b1fc4b8c5c82f552b9753a8d3554ad013cb477732ba433e5d786d1a6ad6', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\xeab42ed8d699dd094a205ba4a042d6207ea4870fc5a18c3fdc3c021f06bd4cb2', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x561d1b6d52c80bb9c305bc4daf848b296013c66ec823d1dde4882036d0388ed4', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x34767665c2293c33b5b541b96813165aabd32c2ee890d2288a6b3aae85848e9f', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x5e0f794b21721246538cec5ae88a3c2ddfcf182a9e552df6f0c76ecce7f7d3af', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x64e443bb94f82fcf405dd1c12fd33705b637baaba4148a0c5b5581950fe4ce37', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x48c3daba5b59696db9e1416d58d7397ae537b94708cd10cbf3df4ca5c892ab63', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x4ddf09ab505352340c65b9671555a89d01026295cb0a5a9b5abc47e7a787c827', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x7fce3b449f42091c22a557fa95b99c584821cf1497d0f4c475a4a692141e4639', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x4ab0dd5ee6820143521f5ea48149826e4f0d6ed5b5480b13ea4b80ff4f072d81', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x1c8ed5d42588e0093366fd0777431155c2156b270471b6db711300a21fe3fff9', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\xf1b312206d911f3135fc159b5c8533a560cf2e09a5745782f263b244b124078e', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x8e254cbe081b78f2ef234b62d5dc51722e6c409fe208155537e9f10649d4d7e4', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x50c5d32a4d6cff077f653c3dee2150c9ac8d6691cf911d28a67c2167f64ef8ca', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\xd5e7fc053ff53f73f91e0fb2d84b4a4d2460e79b6ea58d752787913278dfefe4', 'QEmCjGbomblKa-PET6hwNBsPoYY4qqdyTs8Irud65Ts', 'TRAVEL', '{"party": "I", "adults": 1, "children": 0, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": false, "destination": "A"}', 'TDC-TRAVEL-B', 12565, '2026-11-22 04:00:00+00'),
	('\x7d198cd8e5ed3bf9a7b49febae97d97cd01c535b7154e9dad0587716dad86018', 'XT77pBCdJZV31014MajkbG1ghMh0pby7C1Kz0WR1StI', 'TRAVEL', '{"party": "F", "adults": 2, "children": 1, "departOn": "2026-12-01", "returnOn": "2026-12-07", "tripType": "S", "withSpouse": true, "destination": "A"}', 'TDC-TRAVEL-B', 28892, '2026-11-22 04:00:00+00'),
	('\x726148fd67dff9bcb16c97fd2f69fd64b932cbe6f392bb75da1f46f0e529033b', 'see_ZjuCzOO8qfeG0BXM64cU_I19biHMokwXR9AUb8w', 'HOME', '{"areaBand": "03", "buildingAge": "W", "buildingType": "A"}', 'JDF-HOME-B', 65186, '2026-11-22 04:00:00+00'),
	('\x1d1fcd478fad01efbca31df6c488d0cdd2c9443e37d14d7725476ba01cbd3b2e', 'v19y0twiz_Jj_PZZQvDTqil0Dfgn5V8VwTi0AWyNzSs', 'FIRE', '{"buildingAgeYears": 12, "sumInsuredDollars": 3000000}', 'JDF-FIRE-B', 86580, '2026-11-22 04:00:00+00'),
	('\x034b0d5eca1c023a77c9887e9b438d6e9d17765691c0818ccf8710d99389b148', '-zB9aAUzjb7mPqiZTQMgDjT7Do7BLuq1gBJGLeYm2Io', 'OS', '{"persons": 2, "startOn": "2026-12-01", "coverYears": 2}', 'SFY-OS-B', 727131, '2026-11-22 04:00:00+00'),
	('\xa84c132ad67013d1c3b5589cb1ea51feb6aaafee8702a27c03c56c214db2d068', 'm3L1Hl78Yuyemy9uBXWJcQsI3umIPf_BIYzhas4WL_c', 'MOTOR', '{"make": "TOY", "cover": "C", "model": "NOAH", "madeIn": 2023, "drivers": [{"age": 36, "number": 1, "experienceYears": 10}, {"age": true, "number": 2, "experienceYears": true}], "hadOffence": false, "modelGroup": 2, "driverCount": 2, "hadAccident": false, "wasDeclined": false, "holderDrives": true, "valueDollars": 290000, "noClaimDiscountPercent": 60}', 'CPW-MOTOR-B', 381557, '2026-11-22 04:00:00+00'),
	('\x5d117b90a917362f93cca32a85271519590fdeebaa3b399c1b9dc10047047daa', 'HcN4ytFn9q4ll-V6jNYoyYX9A2PaOGEErAIMBT_MqSU', 'PA', '{"party": "F", "children": 1, "yourClass": "01", "spouseClass": "02"}', 'BRG-PA-B', 101110, '2026-11-22 04:00:00+00'),
	('\xf5f791398dbe44983d4d56950e7840a4efc36b655b9020c09332004a3554f8d4', 'unuZ9kyPcGBIToLwYTZ6QgZefGVaWTs-vWAkKYZsPK0', 'PET', '{"petType": "D", "petCount": 1, "thirdParty": true, "petAgeYears": 3}', 'EGP-PET-B', 172589, '2026-11-22 04:00:00+00'),
	('\x9feef371c5e0b1c584a0544bde81f312a98296a63f717acb06a658c9ca5d9fd8', 'GNPx-WCU58WgDE37GY0biw8h6Eiq7nTH436rT6wJp6E', 'DH', '{"coverYears": 2, "nationality": "X"}', 'EGP-DH-B', 73169, '2026-11-22 04:00:00+00'),
	('\xd7e556095cd27217269e14563b33c46c94a74d93acdd258a0a8bd2123c933c6b', '732qhtucLmJw_xVuBlV6pvaMSlhfWahKtwD9BZXvaXM', 'MEDICAL', '{"age": 36, "people": "03", "careType": "H", "clinical": true, "criticalIllness": true}', 'OVI-MEDICAL-B', 1264671, '2026-11-22 04:00:00+00'),
	('\xbd5bc1dbb55c85f2268be4b34f34f2157f07eb97a56e7726229ee42bd7e78abb', 'bb7cZ5hmtyqiikqPleSawc8qUoUTKbcb1BlzxvB5U7Q', 'GOLF', '{"party": "F", "withTravel": true}', 'TDC-GOLF-B', 169643, '2026-11-22 04:00:00+00');


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_codes (user_id, code_hash, used_at) VALUES
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\xde27def81f769030a7604cefa879ac0b40600c244446f368dadb09e88dbb9690', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x6dcb78fa6d309a81446780ac8f92956e2d4d43112b51379ab2422683bb4622b6', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\xe024b049ae2ad7a462e3769f2a9af5909e2d81c426ba84acddbde954cffae79a', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x4d6a4c97cd5b025f08be62bbf3171b75d3b20da75ab756267ffc5fb1792951d1', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x2973be829ba4a9f1f486f4664de14c5ffc5113552d0f8e8143d6fdb9c67d35e8', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\xd523b59fd5480d09f13367298942587c218edbc09836dec9c9e4229fb276b3e0', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x08eb0f6027a59b801740c5e3e16d8bbe5776088d860153b2ccaf544031fa5892', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x05c8df1063173197a957c639cb83e1fd12c100d3ed06c303988a89276ce061eb', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x6c650a71797c7c246d99be10fc0dd7330b691429db3b3e85fa334e5356c0aec9', NULL),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x5b805d55a29ce367ee975b66ebee63343836ef9e6e59e60547932329a64539c6', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x42a40e4734c0c953c612d7f37f8830bbc042bdf3e2b2176732083f1e024a6a40', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\xfd3103ea107fefd7402230de5ad44e51448259dde5ea86a6cd162fd0b4c0bfcc', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x6d4229b64529360c57346bdf4f3c3950a29c8d4456783b4c8fd9601120000890', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x0c6595f4357d7ce4e81fdca5105190e01ec14f03efccb7c5e64e5c23d9423a65', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\xd576934fd1623e1e10407491a426c027f5a8dee89a0b66792c349539d12ca122', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x2a7b656b36dcda904b383341c80c06a47dfa1155228521898a5d3822472ec990', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\xf0a817b2a949aa26f2eb41a5668ad04244c06bb3da82285b13e0a6f10b86b231', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\xfec21dd4537df2f633efe0f6daa792d950f00c1b9f1af43836c384423ad7df80', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x461f26727e602cf0edf8a9b2c52a4fac62b389bb0e3042577b85a7997062b5cf', NULL),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x9050ae02bdd7534b36d1a9b0f79adee7f5aac5c3d54654f02f159c1b8a850bfe', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x03c00d5d27f54c1b4166cfc4a31a8422ba6a057ac3de9a67ba0841b43ac02778', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\xb69ddd5cf1a04e2f8b16ebbff665b017c682a95b5783f199ecf0ea6f28a846b0', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x5fc1c79f42d7310c32cf0eb53b0568b32a6e9e79eed3044fa710cbd224b88b94', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x6157f63989aa2e2b6db9f2a22d516b283403489cbd542e1d51636830dc933b33', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x25c4fe3e42441dd7b993b44708390e43d557d69375d834e311afcc40f8c40510', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\xd058d9003b3a8ff7b57c2cde0f27fdf92805fbc126167d0aef1a16178cef46d7', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x1d75d1421ffd1599f6c69ab05419ee4b0cbdc3a459536741b73ac85d3203684c', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x7c1900d0d0f880427afd46f8963fcf5d2e9d74d8affd87740b444d296e155289', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x2b70dabb82cba2abc1f3e205cfdbb4c56194526a30548bdafab80ddddc99fe3c', NULL),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x61d759eee801feead3e04094f6b6fe2771042d6fd0bcc7e295604473baa36334', NULL);


--
-- Data for Name: sandbox_notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_notices (id, session_id, body, created_at, attempts, last_status, delivered_at) VALUES
	('c44d2e76-e947-4a09-bbfd-d84e91846e21', 'f64127c2-7d25-4520-b0e9-9b09df67aa3a', '{"id":"evt_c44d2e76-e947-4a09-bbfd-d84e91846e21","type":"payment.paid","occurredAt":"2026-11-22T04:00:00.000Z","data":{"session":"f64127c2-7d25-4520-b0e9-9b09df67aa3a","paymentRef":"68767778-e5a7-45ce-bc93-c09b97b0d87d","amount":15216,"currency":"HKD"}}', '2026-11-22 04:00:00+00', 2, 0, NULL);


--
-- Data for Name: sandbox_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_sessions (id, payment_ref, amount_cents, currency, description, urls_sealed, language, state, card_last4, challenge_code, attempts_left, failure, opened_at, expires_at) VALUES
	('23e79f81-8bfc-4e60-a976-0e2966e9e53d', '026be1a9-986c-4544-8afb-00d291aa6223', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a1153a1e634eceab4ee6666ab439d875603f6a4296ef0b5a3e18c7bc28315428772bccbfc54108b9a8b2f061eafa475dae4fdccd0c878a9af98f831e4f31a759450080ea9dcd1b5c82cf8b8f4c761699fccdba39634b88d4884c40945eb4ad9b3cdeb947a17d9feb1c755596cacf8c9aae4f87b0bd7618d10cce9760d680557b335b9265bacc67c86a0396afda2150b42cbd6517f61cb1d519d07394c13ddf97dabadc87a9e2e97f0bef420b0bdb541f65d29e27552892348dcb279d6218a3e4213b6e6e463605ee4cce9a3509c5dbe738fe9b3e22195e9c44e39afcbea3c2b366c05b5a05c02212b4743b16f9016c7cecb0905ce503986222b036ada04eb48f9a76ef3454ada25a5fde4898c02a004542362521b0e9612c9839c9de8868f6bee4d2940b283f193e2e4c2f087f1a0b9634e8a4f07ea307d942ec261eea2e', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('5e86ea71-4d6f-4e42-8de0-24f718661f28', 'c85f9734-90b4-4529-8ee7-dcb20fd42aff', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115921ce30e2c7afa4979982062e4ceef7c82cdc60a3dd2905d9a746df1f60064ff84d3f2e3bf6dab3cd6f564e30b0c7a3369361d41fad83b22ed6b90667d17f658306b1a55f4bb80fbcc2d3d8e0e1d19a718f6ab0da5d85c787c1d3a738f11df591cb8ffc706b0f3ba698c588853a2c84ac49e4493180ec72970285afb20ab746b7ba6fffc1a3f6cfaeb909ad2a5172e820bf80118410bcbc0529912032c9da37378f1108464b8e25e7f93342aa86618d370b333f41f14212ad6ce66e95320d67ca2a8ea5f80638f71e9c8b8ea75333791e8b0ef4c42989b40638cce3766227c6591403f1cca84caaff6ebd994ca483c1318ec0bd8ded5b0da5f4fa3835e8f8463d424623c57278bdc22f0b0fa9d24ca24692212f9b9efdb5651690ba0e5d0b666f3ce2cec76fac7ca2aa37be2d68ebceb514e81b63ec8d1c63d6eee25', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('4d0e2d5a-ec43-4635-affc-0252f7aa3f02', '2e381c84-01f0-4d56-b09c-0ceaf9c661a9', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a1154d78ba62ab371f7716b36a197d2c414b86f79687c3c643ce4764df08bc020d48d017f0c40f545f59df4b0e2a9c693fd5bb7afb4bd27594de1c4e4f158770fe996958f1c82715aaf6b7eea26442cbffa960a93294206cff08df39a3412e5a82bef6c617ffa34e4f33e01ac1a7035a36a086e50223d570dbe62f724da334bf8ef3628fe36eb86bb287a7806115a7794ba1ed1934699179187f50bff2768e334138a69779125dfbc6fafde4ea11050a5b0aebcaa687f1115a18555acc5c1123d84871c180cfcfc964c3c4ec3236a3fc886bde43308f2be66fc4eb7f5a3739b798519de976a0af57890e951fda0486dc81afaf388a437c26d308a2b265b2005918a7d1dedbd6efb89770f5f14f0d0bc33328466c93d75ea445803f8f1a24d9b80f55409607db9f693572665c75c57e0c80cd2d4bca8af08f8171821535fb', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('0557231e-9f91-455d-9bb3-2ffffb88c4e6', '56186274-369f-484a-a19f-0dff29fa8f81', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a11529e80f352b6b327a97941f8e4a8239816435d380e2d3c5089860b8b54f3da30cb41433a29c114849c0687dd67b0a7a1376984ae9a52bc84fc976135ee86d7d956f71bb201ffdbf787c8042f12418e96499228127ff7cbbec0ee2829fa0147ea69e5b71003f19acf879643b0f860bbadf4541961432e526eb514d7167123d38f0b3df37a908b7f787491c8321cfbe67125508b64478f07a51a72a4861822172c7138d4a20fbd887f1cd9cd34a3ab717120a5fd7045ac5e628ff2933fdf598464a154d757d114060a30e15b291021477a93fb1797c30607a405664e7a252eb11b126603e94e8a80152ceceb8524bebbc0c108281cb94458b4367377a1df6eefa6e9421f0a448c785c1bccbdaea12d9a27b478d1d662b67031c57cd22ecd3faf4a1a3b43859575412f296c466257794ce2c048b08c0a8089b10e1471443', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('f9462845-b130-4dea-b866-e91aeb039d5d', '295f7d22-fa09-4a2b-9fd9-d4e77d6aec99', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a1157d3218454b884b95d5bbaabb6b03c3ccd16e1fb765684926bfa5c0c10bacc199a60603855d6b644f42be58754982571e1b512a6403e44f847ab39a2968455f704b8a7195cc2c028064a6ff5255d043c3e7a141633f357c425a8973f5d2f1334f47a0fc0934b4449451a4154dd1b72f8164de19409d8f0806aa67af7bac45c0aeb6073d9afeb606414ae1a5e856b7b3522a1675c117dd09133e9514373000fd512d4b5d13dc7c844829853ab61c7ea7418dae2d942a677ffe9f50b0bffb642ed300bd6139dfcf7b85c1621a1762a7522d67b47cdbde3727ee2736b2ed6de4db38905c880e1f43e2c82386be5c14eb95bf8a9868439c6e5796475e8a95d52ff5b09eb27c101f376c53acc17829d1f4347d65d73ce86e7537e0afd3ee91266a8103416d4c76bd38d88bdc441948ac0e635d604960b9a0b1d2b8bf9c988e', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('dd282ba4-fba5-48d8-a76d-6f3a793df701', '7ab5a0db-eb35-40de-9db2-e64445091b9f', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115498e1279fbd5628736fd2cb1731465eca568a839da60389b672de47cf01099d4c49b727e81b91bee25b1b7177a30abb6ace91145be6478dd4564e86c0bf09fd546db5502b23d114736b2f59975be5edc692ec91228deebf8aa7d5e88e9559a57fdd786bb86b7b19a08c0d5860b67098daff2facd706e259c154a0d86bfbf10020d1c27d5a9286751f9880840eda464545b09a16c4cd01c3142e9bdc5e612a0f6f595a7777a431cbf5ab838dff40c3acca7e12bda218f675a6b4d544c5eb506070f474e97a95869f895283ef768303d0578e85b6b535bd77bba566040a703af4dab16834f319efdcacc69b9bc38ceebc9998608102283b458621c7a690806bdebd070fc1315b2f4fc9e4db303f377e228fe4b8a740a5e6b1092f87623ce993e873797985d4b154e832cf78a9388acfed97a4fa1b97d61fe58d4c64abf', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('0a1a7e4f-fc47-4db6-9766-4a2ef60d5624', 'feafe579-08af-4ef7-92a1-f0c4a9424c7e', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a1155b5ae22b6d4ad2c182eb4c088381fa05f4240ac59201c98a896e193c73f297073cce0eafba9444bb90d5bab5056b1128d13da829b738dfb6c83778dcdadff3494b04a6886b97201c8e19a1f70e78fa46d006ddd532d10263118f78ac377a414a8dd2e2745e60c5d404778716f4cd74042f4335b5b5e58f52a455f8970e9d4def8537545cec6bb2c1f39e7fe2b14b952645a4e30a8f8cc32a992d278ff8e0d6442a99db2ef293243f45600be7c8d8df7ebc8a1a9e58988ba8a979303acd2894df8daf4444901055aae0ad859b5b5506c0e0fbf7a47e4d97f4cf33a73dd5c45a7064d49e207c593e479e7f3924c6efefa7da000df029ca64338246cda1ea8e591d4d0cce5c20edef34b5a9fd9be376f179346df568e65c08f5c2b254164df69a31fc183c8712540051cc8ffee200ee0a9ff27f4a7284bfff37cca0e05f', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('d2a0aa24-8300-4da5-9ff6-365348a2d8ee', '063b7a41-1ea4-4021-a5b5-6f0e937db82d', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115a2a410aaee90312f08fe71c944ca68ba9168db6872819e62dbfe56b9a2e7c013b5e31257ec114e4952d741bc34770b5e3cf3c352f5e1f8c644919b7dead50c57a45a065048840b81f23b8a47a2c3a2c1a36e5d708f58e6db822d7c2cf9bee5d4e0bb25d9bf85389cdb5a32ff7f6557668c543e989f75384e841de759b90502118799b69f16b1f8ce35f8332e54c371d9af983557006d69237efffd8db0165e044da2410db202520479ba7119effa9b40647464d0a964ce34c2cb720963bb14d8c6db546f1e0742fe4d4c2005bd5ea4c66cc5e9fec1c6b3369c9b414f53ccabd46a9c2cb4f9f7c03927585858662f4e7414c7dac6fc8f89afe05c85c712e506d22d3b9a463fc094e55bd5dd58e776dfc2b80439128d57f5123c9d56feddc19353d774eb013f24b6483240bc58a583f9d077447f68bad6eb6a78a84d32', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('4611d46f-bdd0-461e-ade2-773688470d49', '3e7f8a29-6193-4051-955f-93dc5b6467e4', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115935841f6c59f2f283101cbf75d6faedab13610a10c3da1129c450eb9ee20f150e25ba7d1f8f43f4a8a092f46da619e9acd226195d7d1726e7bfc2a990d41eee38e22fb5f892ba7ef8d4290e2352c4a73eff371b1e52920d68b5c1d73322b5674c2aa629c8bb062dff234cbb953c471bf50d8859f48110d0c701afa0b470e4a4c04c0862bdb1ccf0a749c56edf3341fe5dfa3a5f3c12c604595c7411702a5c861078db7fc211eb75e8913438f8ddef1029ae3f1b8c86bff0a1a90925201141ecbeb9729e77fe51db1c1dae80aa6dc541a8ec0ac4ac1a14cf02c3167025884385c4b81fa2ecd2ac8861b9214e6c0db86a64d509116684833683016771ffbb446c684113dfdfdcedaf1526fb207755ea6c0ef03154627e36952a8ca3528a8771fa7c2edb1bdf8cd620abcc3ef77136b0c3a68c208f21fbc5271b3b3a2f5', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('06fd34e9-182f-4138-aa2a-71366c71b797', '73075d94-97d9-4105-ab56-2bb92f129de3', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115a11356113851e244237f965bfc73f6e6d0cddc1429a8591c1ac44a46154569e3217589e9527326d5b7958971916898685a2a9dcc19a05574960b0b437fc31279f0b942299671864ee6876466f1e2a521343b12b0f76308fbbd2b260e1728d04c915fe7ee9c4883f8b38e86bee1eba76ec7676536473f2e115de80bb63f2ca211aaca33f1904d699d7f4bc2f3129144827886412167e94fde771bc90b1c764884b27933205bcfe3cf52a8c14cdc5066361760b07ab6a2a6b51261c79fd28d03c010fa3f5198580edc114d84046305809bc9d2df91abafce8d720ab7d4d44e45f52aa8196813faa93506f2ea9a3d87b6508c641a2a1e0b8d613a8c08dee097b40241e2bd505f6515bc3d38d684046ee24b0fe313a419e09bdf34d428337603147e8eebdf6978be74b0a016e56107fb4f021ef034bec0140a141dfe862a', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('84bbdd06-0f69-4159-97c7-3581648ff8fa', '715a1b4d-5eae-48a5-b716-9b33e79ab119', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a1153ed0907e702947d617584824f5598502244d22d6fe88b6948e5c7cccffb56a99f5b13b57ba2d8921d50e98943b798409cca516301555b2c0a3d7c2d6f139a18dfce4fc9f761b78cc29f66e92db130d169a705b0acdae6108e8f074fd8acaa79967dd007635038fc133cbbc713373d1f3453609f31b904d629c46400171d5c87f998af4dded090a5cab0365dc04d48769bb9f54ae0af5977c5cfc1e819af6cd959fe0e1dcc754df7e5f36a5f0d66082a8150dd47f74186d17aa9c0dfd3e6b6754cc62ee4273bbcc58b668b9f893a16ca8256fd9ecc05f454ba292c95879d2f1a5152ce319fd1494db9853d15b5f3910b8c97739c53a522f31e6ce0308929c35eb993769950576b0924e3bb59f50b132cc04bae55e6bcbbddda03d6d827dcfa4fd4bee703f271e29b2bd233e7eaabce2ed53b6a84b3d73de7715fc1829', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('3d912e68-e554-4915-8256-d7a33f0d7ec4', '267c4255-eb8d-468c-b19a-961f31ef8b7a', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a11524477289e65e37356946709600cd4762928da1ab1e7ce9493a20095f2889bde252f4b68abdf1c572f46d280c1768e2c817ca8df1f34ebf13cb2929ef0e42151f4dcb63250c43eb60f2cd04fb1a6ef5029bb5714c67738ab4b0a4bfe8055c4a798ce6e13db0fa33fe18926cf4306d7f3ea77692adf1f7ee050432b8519cc9228fbc89ea994a0f5037a8a6fc0bc4ea315aa2af087b384dad97d0f2d02fd55f9a8fb8e4c427e0664e0c35e51543c347cc90525d52ee195c34fd9551719c941db9191df3b4eae949d456f048c169aa7548fa879ec9ddea3dd2dc123edd2ef1929036b56b4a93f13882b6427d9b6fb862e63b7fab7761db755b6cd8c0686dc0c23f655e98560479634e2aacba670a4f658cd4474724addba6108058a7dc352125aedfd2c67c7e2b74866fb93442fa9495d88ded92f9a1d46e0e14ec93f8bf', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('5a183606-1b9d-455c-ae51-d050eabe3dd0', '0adb32c2-a225-4d64-9f1f-c94270c4204f', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115d02ea2d1844da2e8475aa890421858aaf89f540d370a0a54c7b8bebfc0d5ef70894ed82c523a8af6c74aa1e24e9b7f18a97659b0c228d0c66f7741d2cd702922ec7c7dfd7f4997be13fe9b21857c7e9726bef3888d74ee523864dcc580005d9c9607cba8d51c8d2b3ffecfcfa5a9698bac90dbc24d8f30e5f1b15ed294c00d5f6988492fc562aa3f141340de111c52f3f6473a008c77c512d54806769152c502dba1fa96becb32e2cb2cbceb9c6af67e1624516f8130abb6417d29abcfcbb1a8c805ebf2a9137053d1d7343d74f8f813b3f78de522e4197a192a9e1295a395426b9c1757604d22d8e77f46e5258f2cb3e76f685ebf8cb1c9a1420dae2a28f60ad440428a4a8e54175297995fb0d4b58af9e5e63ec3039a65e71920f75d605a21724f0384238eefd72a640d4d9014eb4e11ad6eebe00f9f7f3b4891aa', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('f64127c2-7d25-4520-b0e9-9b09df67aa3a', '68767778-e5a7-45ce-bc93-c09b97b0d87d', 15216, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115cfdd22f52c7506c27eaf576ccc67835ed0ed48cf7b339c6a06d692d511aa66f237dacd6b308d3b0d558ddc79203590d51dbcf29a5d4d75227f5fbfef45f561bea382691e552f5dc37a06d0d9bc74185f1b11e87191345e40ace80c7311a30727a250d5514e41c27aaa2734fe83bb6497900621015cb0328fa518bfd7d68535eaf3b7bc88a8779246e391f725dc5c356935b09b11c50b10ff12ed4170ca5e3b6724e0314c72576a860e0c2a221a0be8dbe4967a8ac8ce3aa0258423a5ebe95236d850c8fce3fbf252d6764feed07efc2c1acb14e60d789a613e8c3568eeb0b05bb3e6dc8dd3a871661b393a898fa450ce24cd41becc3eb16a2b4729a16071d3c603331b39ddb0cf5e1dd55f3c92504f257b4fdf7bd3ea8e8e820fcdb4d66f40413f4a9d78937c586436094e1a872700634b7b5a2394b73e13cd9522ab', 'en', 'paid', '4242', NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('29602272-ecb3-408f-aecc-a46b57548e2d', 'e5a1f5d2-fad1-4619-94c9-937ae601c5c6', 35024, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Travel Basic', '\x013e16a115a5e67f5217fd700a6480c76480c9f539343ca975a6ccbc9334c63264e35dc0e85e77c7c9259321b362f96e1a318b3b64eacd858c39426fc6eb899cbcfd834226246e7602388b5fe94f4fab3210808f19623b8c2f59b8a7efb95631dd997f44d8a180995a38d2d7f51636e08602d3ca7770d78652a991699e0b414658b52b79a1e7237c73669084fca55e6438eeb102ce6b58bf9c4b6d246068b7dfa4ac846554372b911f7a64e44b8a77dcb80eb104903c18337cd56c47e5feb470f473e757f23abf0a6630bd64bfe3559c602f7e8856600b47a785530359c12401ed5147f5fe784b9f78e4f98c53232981eef83b2c38f0240bd1c9d71b92d74ee5ee8e328cdf7d441b4d55dd50d24a582b5cbf79a955967c8581ff3974b0dfd10db1c2f662fd76be5ab7668ea986f8feed31f55f19c8e217f428843961505673127d', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('20eb6225-5b21-406c-8f90-31130804a80c', '8cfa0787-f4da-4d35-9097-faa0814846f7', 76230, 'HKD', '保險：燈峰保險 燈峰家居基本計劃', '\x013e16a115719ee8268d622f37df55dfd6b2c461177839836cf4f9e11083c1d3db9d74e846692d71548f8c9174f0fd3421d186d619ad08d60d10279c29e12f3068a93d156a45a283a721f447cc69f1f2496c5cc1f0625e4daff53c93760946e0045fa4db6792958bc38341e71112dbc0c0cfab932821b018bc6cb86205ffe11c557f0eb8d015fb4a48ab9ce54d63f2f57fe22b1e7c588104c330957f7a48d83d73b9424468dc24d6a8b2d15109b5810e0fe26274b4ffbf0fbd6c5619c13085ce3f823a73f5824e1ed86fce554fe411cde2fc7fc08d5baf383ee8370e401e48048e63d9b9e70b9b415acd85dbe27757c81f88ff565781ab8264d510b0b43689ad8fd4b4b676aa64f44eefd7174e72b3badd7c60bed3fd27c5d7f1fd62ef06fd7e3c9b1c997f80ac7a4a512ffdff209bb56b5ad374c233b0cc33dbd61020a6d187490ed54348385ebc74e0e87ecc425413de', 'zh-Hant', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('372f6614-df85-423f-851c-3b4324d41841', '58c73ed3-f7bc-4924-85c9-4b91dc27628c', 99040, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Fire Basic', '\x013e16a11535e68a32dabc2427e6d3fc41c92bb9fe356554090eecbb548758ac61f6bed3447615b7ecd8553c7952a1aeb682318313e6d06cbbaeab77c4d15468e9ec99e54a637d82135343d9ca194cbf6797dcd4f0c939f3b4ce8e7e81c230882b04cc95e2f268e0bb9cd50a319a3a0f3393c92780347ba191ec267c2341f5d2a29364f90fc54b387a00614a35b79d618a8b76798d7c7d922d5b54343ae3d7639d0951d202ff0aeb7700e2e26ea2da5b65941c323df7d27852a711799e94f8827e047d13558c1e904a27189585ebc1d0966605e79e11242a6cac31d2731d8db56761de28451f9210a8ec6b4e63a58e38dc636906348f93da404372e7771064eef763cb6a66167db631b554b91b9eb6e55ce07a558dbc02727ac16dba714e8907cb7cd288bd2938483eb18e0926019a6fe6bbb3d3d54a4e969fd137ce46dc3866b9', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('b46fd66a-5941-40d9-b4d1-e20e21dbed57', '56115deb-d67b-4ee5-a637-b7ecc3dbd6b2', 441114, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Motor Basic', '\x013e16a115c21e3aa14fc9ea091b19efb4c6cf1bb8f5af4b572ef27a7655c43fff3417ff8a0f67641b0acb59447c1c27e89225821167b03122933235f0c78354b0b009c693e882af49ad6ebd72ef50a55570243a0e3b6fc887bd97775e98f098e4277314a3d788c244f8e1aaa763df0396ef2ff3be7f9cd831c5fa823a4345a4e7abd9f78bc479c685decaec04a4eed07ae18f32af2dcf7041d19b5c9a9ba985b6dc451d7c6690767fdcd317a25401e5342bd97fea4795545c979ab783acd3809ab1a9b4507de7cabd508ed751802626de2d5aee45dd788b1e5af3069e3af1e705b2eb331f49f8ab60cb803150920bb1b3d9a6596e5da5dff01199b19fbf947a69c45eef4e725bc616a5935a6bb606ed0c78502fe7aa6d9a2fb17cb8580cdbb8d8ed9421ef7f1d0e6033b455ce2302a1cec3284ecf42a18c55e23c006bf760ed07', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('4e6f0990-298a-44cc-a869-994043d84d48', '610a6dea-e1be-4fef-a7ce-fac5f8593065', 190476, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Pet Basic', '\x013e16a1151ebdf60ba48b53f4c135dc9cf46d2e411c0219349554afe150bcc52676de6d784032e9d5578d2fab4bb46aafb72b122711e97145a396849d36e6fe82cf621ab51ee49fcf5fa591c289be1ce0b1a545968df39ca3909d67ee35335a08ef7293559cae2958f5d6f3b4810282583103058808f8b3c8282619b179505e1f8a1651fd6c334dd466f9cf62ed54edc3cd5ff3e56a714fe0d22ea96e3198c64ae53223b59f0c6302155c2221434156dbf16cf122311ba563bd5d13a452206793d59f862213ab1443254466afa82120a37f851c81dc35163c8551dcf6435496cdbfd6f911bab58ba65d2e3248c4aa9eb37bb3e42bfb81f66560cabca50326539446de8cc76752786332d48fc60f18c98a9ccf95ceb8c01e0a4a8628a183f4bb5853ed69ae8cfe8de5af220a0ad83f7e09883ab71eb955ff63b9a4fd6fc308a060', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('5d87c15c-0bc2-4fe6-a6b4-ac898a555ab5', '0c9c2b96-7412-43e0-85d8-abd36e0e3517', 82833, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Helper Basic', '\x013e16a1158fd9da3396d6d14db9eaf87dc15529dad44ab09797c41aed26085cab16a1dc832111edd03f4fc6b2f7335e11dd793f39756c400889447f9fc8ba1435b28e8e586520c88d7e9a1c21ab0b448a047a544c86f513759d7c2e5ad799668cd6d0c53b6559e2f47d98b108e5a4887edd1757ba471f51b810e40b524783d1a912105465017fd1a6952d5840d70ea12a0c47b2c486a78a9819dc69fa26f5ea7f8684241fe3fdf934c3e4be777f9690749e1c98e7f86d7d66665d3e2dfb1fc78c6a717951554d356249e43fa0abc964d9f237d06d72fc6a171bb7bb40d5ff8e2e2b623d4279501363a2f1e4db11762746f97c4c8f70100c0bf766ff7255ee6ef7475f1b7113c6a24906f09e4342b06b950191bc957c1af26bd359d246083a25b30fb3348b23afd0f6be0d8d467d99cb5ea1e685ef7057a5ca39000469ff0057bc', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('5396d3d0-d026-4e7f-8e0e-27d97d70cd73', '612acfa3-c686-411b-8723-d4626228cfe6', 816566, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Student Basic', '\x013e16a115f0df75b9e366a5a0e49d18eb4faa8516dc701bec85b62cfeb1d455ce2f8ce6fab1cebcdec02ad74cb6dcd2f62d4b9d5d50a4655d97fbbbc54383ad9ccf5bce7b8ad78a609a9a8a708141ff2d19c41382d8fdae99dedf0ad16db9f6f4b38e5036b6926cfc5a007017e923474869ffc67689cf186e43c1a482bb50ad25667aff23924dc01af77323f932180d064f3f243fa95c6980e666bac6f52ab5bcd547be5b45e681c5345b136a9a993a27ab7d388b9041e9ce3a49b67e5386f70876e6226989fad039e26791411b4bc196b149db77d5c986620dc525f072267560c24746cb5c3504e55da2b5d1032f9b16c73aceb408bf1f591d30abe680297dcbf383018ae822fa65151fe8da2751bee2c8835e759c47dd80dcd29b480cd527c57e610df31630c2b5a019078d76c7574b42e57f8175e6e369253b7474d84a6952', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('fc5bec6b-96a7-46d7-818f-fe1f458e4b15', '68430c48-865d-49b7-b95f-b7de135075b0', 117047, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Accident Basic', '\x013e16a1158ef6196dff664a645b34e68f9170c5e89bc214a8df26eb4c21e2900fb80aa4e15d167e48501ca6d09efd3360aa2f3b8939fb4556fc0aca859c90e892e8f21b6452035dc32339b2e3e85260a8f57077109323c7173f9b7382a6e6860b3c4e16ac4e2e61c8844d6fb149240a2a179f14f153e6fe90ff529e636878083292b39d9eac9353a9b2947c9e7116e51107dd2a995812a2a958b9d4db4e718f051eecbef014875082ef3fd907580d9ed40b18dc58463976052e3b4419e5511972dc76e42ffbe53988245a833a912d1f478796e0ad04bfcc719ce826ea7aea174bd51854040ce0a71dcdb41423bd26b6ed262f2a4ec84aec469060c9989bc330bd9a1c2fa0245599feb966de9723eb541f4821da9accf3e9db16883faf1d4f56d8e97a4bea6c13fb77130c1d865595a3179fba396a0f2ba50fb455a9a9bf9cc4c5', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('c64412c4-5253-4d1e-801f-ba13c77ac8f9', 'e42d8efc-eac6-4af3-8516-21ab2f85d41f', 1372449, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Medical Basic', '\x013e16a1155e9f4afa758133843ff661bde3f7e48a05df11c51d41bd9ec17e71d772af689d3af0498a66f2dfa553092320b24e3ad43bdf9754437735b92daf7bc03a4f13eb37d8c8997ea22966656d9ff0826d82c9b20392fcaeb60003c004ecb849d328b6e793e8b1be52e8e66d331c521d9fc1664627edbbb2ce95fc2f0b9e405c79ebc9e78cc6c82144d2540b9204261ad46c2979815567031068b94c4aeeb1d78d565261e171c48bf6d820c0516bd047e9aae8d5ec2836318fb794b7b9fcbcf8dbf7697b995d712a9a268d86afef270bfad844361b62affb2df2fe001d2e574f26830395634c0f83e568b7312a9278c346868d7d94c29b7f40839abe1591255fb849d28ab05f83c3c96c0943ec705b109f5f5c0bfbc579ef95a5ef1c68659f8ed2244f8af483e4af7398d76fc61d557364aff9e7cb1fbab034474440b855c3', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00'),
	('7e73f6bd-46ad-41aa-99b1-824bc33c1522', '69e59a8f-b2b4-4415-b885-1ec303d7780f', 194078, 'HKD', 'Insurance: Lantern Peak General Insurance Lantern Peak Golf Basic', '\x013e16a115f0f292be61236db7b2a74c1817831a8b0f5ac00255bff2e04d0a4348a41f4554e041892202e4c6f7dfb2d7fb0dcc8b4b2da8c53f1c4beb15ec8fcfd80a2e622e5b4d68b21afbcf80880c04dfd33c9bb17ab4b70a6759f3a349a764bc6ac1d942005eb1e7afa7bea1ba12993f832c38c6ff0e14e246539647445c0d49c2b4c8b6fe248bd3c1cb92fdf4b01d01ebf4549743089cdce92f762bc47896a1b3eb1ac394c043c7404aa8ddd96618abe30e81251e1294d75ebcfd94ef919a4b7f62f3d23fb40a348602b93b254b1e8af75816a0db89bdd3fd2ca56b203be36ffbb45a516e28d653678530f2b7ad363433fccdafdfd3f0439725e198aec0c153313b4c10119f9ee5356999d34360ab02dab3c037bd375fbe0c141ee74eadd9b697b6a5e1febc255bf8fe0c2b31fe3a08e298f694ec465f24ce222bf955558f2e', 'en', 'open', NULL, NULL, 3, NULL, '2026-11-22 04:00:00+00', '2026-11-22 05:00:00+00');


--
-- Data for Name: schema_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migration (name, checksum, applied_at) VALUES
	('000_platform.sql', 'e7bd358ef41a6d8df83f07efe71579540847888c03528db24a9277dcf56bb96d', '2026-11-22 04:58:57.648831+00'),
	('001_catalogue.sql', '0660047bbe378b8bfee8648a456fccda552615ee3665bd0834bc975466a6f6df', '2026-11-22 04:58:57.654791+00'),
	('002_quotes.sql', '446b9558d80183bca8a947b28289e643c1380e55705326f1f0600750a562d35b', '2026-11-22 04:58:57.677738+00'),
	('003_purchases.sql', 'c3555cfcf4397993f7ee88cdb9ac668a8b09ad87f47dc9bd176c8488c0a164bb', '2026-11-22 04:58:57.682178+00'),
	('004_documents_mail.sql', '9d1ab5e3dc2405b2a5ca18552d938c6b06f06ec19bebb3745e80f44df3a2aea8', '2026-11-22 04:58:57.705296+00'),
	('005_documents_by_reference.sql', 'f7f16f95995ce9ac0ccfa9b975882663ef0924c19021f37c54766faa120e1abb', '2026-11-22 04:58:57.712599+00'),
	('006_quotes_of_every_line.sql', 'b38ba09941e7c29ccb78c69e91dba926c25be4e2ddfb7509b278213d535ec3c3', '2026-11-22 04:58:57.716363+00'),
	('007_requests.sql', '76df13f34dfdce5771cddbb222235c59daadcf19dc076a6e4cc60a571f4e7672', '2026-11-22 04:58:57.720084+00'),
	('008_catalogue_upkeep.sql', 'b06ea408615c9d2a44132fad99584c2afba79602501e51d4365ffd41522b597a', '2026-11-22 04:58:57.721931+00'),
	('009_accounts.sql', 'd523997f660f67e346f16405558223b44539e05bd20f6e8fc389ce268abbab18', '2026-11-22 04:58:57.724352+00'),
	('010_content.sql', '71576c23de6a4aa02399917f7c3b3bbdab2a058b76b510f5be077fe04eb47cc1', '2026-11-22 04:58:57.752143+00'),
	('011_audit.sql', 'cc400c956718b7a18d468c000b17fe657b0632735e1dc4dceb10d466325e4090', '2026-11-22 04:58:57.760724+00'),
	('012_company.sql', '405948ec508578c367ee8deb579b7a985b69cd250f4eb8fb9e5d0a201bc67653', '2026-11-22 04:58:57.768814+00'),
	('013_dashboard.sql', '0a80df21cf2e56e1f2c3aa5b80edc132544a0f3eec147adc94fbdfaaf24e5da0', '2026-11-22 04:58:57.776309+00'),
	('014_audit_waiting.sql', 'cd371944f7350cf5485355ab21ec07034fedcfdec4b8bb2df6bbc62f9577602b', '2026-11-22 04:58:57.779869+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions (id, token_hash, user_id, agent, address_hash, limited_to, temporary_id, created_at, last_seen_at, ends_at, ended_at, end_reason) VALUES
	('4596b3c3-25e5-4514-b6e2-32b914fd2be2', '\x885799b76e395ffb9d982b61e13459a44f09b8286a8adeba3a151be43d0b3b13', 'b10eb7e9-ad20-4cd2-b229-f7638b30451d', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('78fc0990-307b-49c9-a1b8-3bf655cbd734', '\xcd1a80afb7055fb117b91423fc984cece3d8b8448fb3195fbc5984cd1404ce79', 'a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('95d97d6e-9fe7-4a50-b943-b585ff78fe4f', '\x84ceaca763b5d9bab2a437a1a61a7e275a0947d16a836edaf8930afca636ecfe', '52b816d4-7f84-4f49-86aa-fea88d867886', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('25593818-3eb0-4f02-a2d6-ad3a55a889ff', '\xa437e4c0812f11960339b273ff5e9bf141eb166e22848581dd385e89095fa434', '8f1273e8-c730-49bc-86fc-80f79b48384d', 'Other program', '\x0bfed38f0b25fd42e330d07fa80caed23044954d73ff8885d2859b79221ef894', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('9ce8ed72-4325-4187-82ad-07ebc2e6d38b', '\x1caf271b60cca870e225b923476048ab0e20666b7451527277c0f996c759bcb5', '6dc4e4fd-cd18-4a6e-921b-a324b4b937d9', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', '2026-11-22 04:00:00+00', 'logout'),
	('075e1e1c-65d0-421b-ae56-c21be48d900b', '\x26abce1591569f202c06a45994baf9239d8839131b5c0d08b9275bfa298d00a9', 'ff21fc10-bd28-4705-9f1d-a8552599e75a', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('8131227d-68df-419b-983a-2d186b25b26e', '\xa92fc6ea291527cfc5dcd2a8441399f7eec794274558dac76fa9e9cf1eb264e8', 'ff21fc10-bd28-4705-9f1d-a8552599e75a', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', '2026-11-22 04:00:00+00', 'revoked'),
	('1ba1b5b5-85c5-4188-bb02-c3c2119eeb65', '\x925ae966e3636d8aebb2c63f0354dba0ade2f0a4e822318463724999d636f45b', 'd7222d82-a834-42c1-8409-5ff3637b983d', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', '2026-11-22 04:00:00+00', 'password'),
	('dd4dd060-2a77-4a2e-ada4-b496786fb9f7', '\x80887ff16069b772dacd7fd8cafa1dc44e3a0cca40f555a504d975557ab0f174', 'ef203dce-f0d4-4b16-9b49-99372aa89724', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('11c89845-b887-4bbf-b45c-009fe50cfe68', '\x115e46015f3780f47a17eb965124b3d5ea974df96ead7e13bbc9dd4884dfd706', 'f499ce8c-7bc6-4467-a55f-0a432c85a23b', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('f147dafc-0563-4722-b6ce-5e21d1ccf377', '\x2bfb3a15d621f24789879ce0c358e0a1c1a72be0d98d30a1032e48ce253d9e4c', '878e1ada-76e9-49ed-bd22-6836a118d980', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('b86998c7-152a-42e6-8c59-9b722664a1b5', '\x37f24245bf3ba6a70c79d258dfb1c12c9eb5287ccd7bd70d01b0ce1f28fd7815', 'a3dc8f48-c56f-4e1a-8ac1-bb8bc2641751', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('beeeb7e8-3282-4281-a305-0fb38d706672', '\x87c1a02f333c176d812422efa29749026c9dfbb3599913cd0808bda77df928ce', 'ca58acad-ccee-4679-8166-0357c3900a2e', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('5914b2ac-3bb2-4aaf-866c-d09b3bb33148', '\xc52db6636e0fa79438279ce4ee0d33c1d0fefbb30d4ebcdf218dcdf9f4e04d47', 'c43c6feb-54f5-46b6-a48e-f1a2b45d9e7c', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('bf2cf148-0731-45d9-970f-ef579d170dc9', '\xbc723f79687cc91c7ee0164c66a148fac3e5f7bc074895122da63f4bb7fe9e7b', 'bc6a7e96-f0f3-4125-90b7-a4b451c8b3b5', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('b642798a-72ff-44f5-b203-a14ec8da6a57', '\x9ba40a494129e86780efa37e2c741ccf7d5952856667ed9b862ddff98767c244', '5ebf035a-0fbc-48ed-a892-b232d9c2860b', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('47e40834-fa81-40ab-8127-afe1ee8f4309', '\x711c360e93e63f7666a71621172082bae39656303e38a24b591b2745b7e02e7c', '6b679c6b-d450-46ce-bfe1-cc9d99024a86', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL),
	('be6ede1c-a9e0-4f5d-9880-a808c5fa5d53', '\x5380ff0b7786e278763d06b9045c7023f1d39c4b278ca622cc8522f93798ab6d', '22257c80-e537-4296-8260-b1d7c35a79c8', 'Chrome on Linux', '\x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', NULL, NULL, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 16:00:00+00', NULL, NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings (key, value) VALUES
	('TRAVEL_DAY_LIMIT', '182'),
	('LEVY_MODE', 'FIXED_004'),
	('QUOTE_VALID_DAYS', '30'),
	('PREMIUM_TERM_DAYS', '60'),
	('REQUEST_QUOTE_SLA_HOURS', '24'),
	('PROMO_MAX_DISC', '40'),
	('OFFER_VALID_DAYS', '31'),
	('LOGIN_LOCK_MINUTES', '15');


--
-- Data for Name: tariff_cells; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tariff_cells (line, version, table_name, key, seq, value) VALUES
	('TRAVEL', 1, 'single', '{M,B,1}', 1, 27),
	('TRAVEL', 1, 'single', '{M,S,1}', 2, 38),
	('TRAVEL', 1, 'single', '{M,P,1}', 3, 53),
	('TRAVEL', 1, 'single', '{A,B,1}', 4, 56),
	('TRAVEL', 1, 'single', '{A,S,1}', 5, 78),
	('TRAVEL', 1, 'single', '{A,P,1}', 6, 109),
	('TRAVEL', 1, 'single', '{W,B,1}', 7, 81),
	('TRAVEL', 1, 'single', '{W,S,1}', 8, 112),
	('TRAVEL', 1, 'single', '{W,P,1}', 9, 157),
	('TRAVEL', 1, 'single', '{M,B,2}', 10, 37),
	('TRAVEL', 1, 'single', '{M,S,2}', 11, 52),
	('TRAVEL', 1, 'single', '{M,P,2}', 12, 73),
	('TRAVEL', 1, 'single', '{A,B,2}', 13, 75),
	('TRAVEL', 1, 'single', '{A,S,2}', 14, 104),
	('TRAVEL', 1, 'single', '{A,P,2}', 15, 146),
	('TRAVEL', 1, 'single', '{W,B,2}', 16, 108),
	('TRAVEL', 1, 'single', '{W,S,2}', 17, 150),
	('TRAVEL', 1, 'single', '{W,P,2}', 18, 210),
	('TRAVEL', 1, 'single', '{M,B,3}', 19, 48),
	('TRAVEL', 1, 'single', '{M,S,3}', 20, 66),
	('TRAVEL', 1, 'single', '{M,P,3}', 21, 92),
	('TRAVEL', 1, 'single', '{A,B,3}', 22, 94),
	('TRAVEL', 1, 'single', '{A,S,3}', 23, 131),
	('TRAVEL', 1, 'single', '{A,P,3}', 24, 183),
	('TRAVEL', 1, 'single', '{W,B,3}', 25, 138),
	('TRAVEL', 1, 'single', '{W,S,3}', 26, 191),
	('TRAVEL', 1, 'single', '{W,P,3}', 27, 267),
	('TRAVEL', 1, 'single', '{M,B,4}', 28, 58),
	('TRAVEL', 1, 'single', '{M,S,4}', 29, 80),
	('TRAVEL', 1, 'single', '{M,P,4}', 30, 112),
	('TRAVEL', 1, 'single', '{A,B,4}', 31, 115),
	('TRAVEL', 1, 'single', '{A,S,4}', 32, 160),
	('TRAVEL', 1, 'single', '{A,P,4}', 33, 224),
	('TRAVEL', 1, 'single', '{W,B,4}', 34, 168),
	('TRAVEL', 1, 'single', '{W,S,4}', 35, 234),
	('TRAVEL', 1, 'single', '{W,P,4}', 36, 328),
	('TRAVEL', 1, 'single', '{M,B,5}', 37, 68),
	('TRAVEL', 1, 'single', '{M,S,5}', 38, 94),
	('TRAVEL', 1, 'single', '{M,P,5}', 39, 132),
	('TRAVEL', 1, 'single', '{A,B,5}', 40, 136),
	('TRAVEL', 1, 'single', '{A,S,5}', 41, 189),
	('TRAVEL', 1, 'single', '{A,P,5}', 42, 265),
	('TRAVEL', 1, 'single', '{W,B,5}', 43, 198),
	('TRAVEL', 1, 'single', '{W,S,5}', 44, 275),
	('TRAVEL', 1, 'single', '{W,P,5}', 45, 385),
	('TRAVEL', 1, 'single', '{M,B,6}', 46, 78),
	('TRAVEL', 1, 'single', '{M,S,6}', 47, 108),
	('TRAVEL', 1, 'single', '{M,P,6}', 48, 151),
	('TRAVEL', 1, 'single', '{A,B,6}', 49, 153),
	('TRAVEL', 1, 'single', '{A,S,6}', 50, 212),
	('TRAVEL', 1, 'single', '{A,P,6}', 51, 297),
	('TRAVEL', 1, 'single', '{W,B,6}', 52, 225),
	('TRAVEL', 1, 'single', '{W,S,6}', 53, 313),
	('TRAVEL', 1, 'single', '{W,P,6}', 54, 438),
	('TRAVEL', 1, 'single', '{M,B,7}', 55, 87),
	('TRAVEL', 1, 'single', '{M,S,7}', 56, 121),
	('TRAVEL', 1, 'single', '{M,P,7}', 57, 169),
	('TRAVEL', 1, 'single', '{A,B,7}', 58, 169),
	('TRAVEL', 1, 'single', '{A,S,7}', 59, 235),
	('TRAVEL', 1, 'single', '{A,P,7}', 60, 329),
	('TRAVEL', 1, 'single', '{W,B,7}', 61, 252),
	('TRAVEL', 1, 'single', '{W,S,7}', 62, 350),
	('TRAVEL', 1, 'single', '{W,P,7}', 63, 490),
	('TRAVEL', 1, 'single', '{M,B,8}', 64, 96),
	('TRAVEL', 1, 'single', '{M,S,8}', 65, 133),
	('TRAVEL', 1, 'single', '{M,P,8}', 66, 186),
	('TRAVEL', 1, 'single', '{A,B,8}', 67, 184),
	('TRAVEL', 1, 'single', '{A,S,8}', 68, 256),
	('TRAVEL', 1, 'single', '{A,P,8}', 69, 358),
	('TRAVEL', 1, 'single', '{W,B,8}', 70, 276),
	('TRAVEL', 1, 'single', '{W,S,8}', 71, 384),
	('TRAVEL', 1, 'single', '{W,P,8}', 72, 538),
	('TRAVEL', 1, 'single', '{M,B,9}', 73, 104),
	('TRAVEL', 1, 'single', '{M,S,9}', 74, 145),
	('TRAVEL', 1, 'single', '{M,P,9}', 75, 203),
	('TRAVEL', 1, 'single', '{A,B,9}', 76, 199),
	('TRAVEL', 1, 'single', '{A,S,9}', 77, 277),
	('TRAVEL', 1, 'single', '{A,P,9}', 78, 388),
	('TRAVEL', 1, 'single', '{W,B,9}', 79, 301),
	('TRAVEL', 1, 'single', '{W,S,9}', 80, 418),
	('TRAVEL', 1, 'single', '{W,P,9}', 81, 585),
	('TRAVEL', 1, 'single', '{M,B,10}', 82, 113),
	('TRAVEL', 1, 'single', '{M,S,10}', 83, 157),
	('TRAVEL', 1, 'single', '{M,P,10}', 84, 220),
	('TRAVEL', 1, 'single', '{A,B,10}', 85, 215),
	('TRAVEL', 1, 'single', '{A,S,10}', 86, 298),
	('TRAVEL', 1, 'single', '{A,P,10}', 87, 417),
	('TRAVEL', 1, 'single', '{W,B,10}', 88, 325),
	('TRAVEL', 1, 'single', '{W,S,10}', 89, 452),
	('TRAVEL', 1, 'single', '{W,P,10}', 90, 633),
	('TRAVEL', 1, 'single', '{M,B,14}', 91, 143),
	('TRAVEL', 1, 'single', '{M,S,14}', 92, 198),
	('TRAVEL', 1, 'single', '{M,P,14}', 93, 277),
	('TRAVEL', 1, 'single', '{A,B,14}', 94, 268),
	('TRAVEL', 1, 'single', '{A,S,14}', 95, 372),
	('TRAVEL', 1, 'single', '{A,P,14}', 96, 521),
	('TRAVEL', 1, 'single', '{W,B,14}', 97, 413),
	('TRAVEL', 1, 'single', '{W,S,14}', 98, 574),
	('TRAVEL', 1, 'single', '{W,P,14}', 99, 804),
	('TRAVEL', 1, 'single', '{M,B,17}', 100, 163),
	('TRAVEL', 1, 'single', '{M,S,17}', 101, 226),
	('TRAVEL', 1, 'single', '{M,P,17}', 102, 316),
	('TRAVEL', 1, 'single', '{A,B,17}', 103, 305),
	('TRAVEL', 1, 'single', '{A,S,17}', 104, 424),
	('TRAVEL', 1, 'single', '{A,P,17}', 105, 594),
	('TRAVEL', 1, 'single', '{W,B,17}', 106, 475),
	('TRAVEL', 1, 'single', '{W,S,17}', 107, 660),
	('TRAVEL', 1, 'single', '{W,P,17}', 108, 924),
	('TRAVEL', 1, 'single', '{M,B,21}', 109, 189),
	('TRAVEL', 1, 'single', '{M,S,21}', 110, 262),
	('TRAVEL', 1, 'single', '{M,P,21}', 111, 367),
	('TRAVEL', 1, 'single', '{A,B,21}', 112, 352),
	('TRAVEL', 1, 'single', '{A,S,21}', 113, 489),
	('TRAVEL', 1, 'single', '{A,P,21}', 114, 685),
	('TRAVEL', 1, 'single', '{W,B,21}', 115, 553),
	('TRAVEL', 1, 'single', '{W,S,21}', 116, 768),
	('TRAVEL', 1, 'single', '{W,P,21}', 117, 1075),
	('TRAVEL', 1, 'single', '{M,B,24}', 118, 207),
	('TRAVEL', 1, 'single', '{M,S,24}', 119, 288),
	('TRAVEL', 1, 'single', '{M,P,24}', 120, 403),
	('TRAVEL', 1, 'single', '{A,B,24}', 121, 386),
	('TRAVEL', 1, 'single', '{A,S,24}', 122, 536),
	('TRAVEL', 1, 'single', '{A,P,24}', 123, 750),
	('TRAVEL', 1, 'single', '{W,B,24}', 124, 609),
	('TRAVEL', 1, 'single', '{W,S,24}', 125, 846),
	('TRAVEL', 1, 'single', '{W,P,24}', 126, 1184),
	('TRAVEL', 1, 'single', '{M,B,28}', 127, 232),
	('TRAVEL', 1, 'single', '{M,S,28}', 128, 322),
	('TRAVEL', 1, 'single', '{M,P,28}', 129, 451),
	('TRAVEL', 1, 'single', '{A,B,28}', 130, 429),
	('TRAVEL', 1, 'single', '{A,S,28}', 131, 596),
	('TRAVEL', 1, 'single', '{A,P,28}', 132, 834),
	('TRAVEL', 1, 'single', '{W,B,28}', 133, 683),
	('TRAVEL', 1, 'single', '{W,S,28}', 134, 948),
	('TRAVEL', 1, 'single', '{W,P,28}', 135, 1327),
	('TRAVEL', 1, 'single', '{M,B,31}', 136, 249),
	('TRAVEL', 1, 'single', '{M,S,31}', 137, 346),
	('TRAVEL', 1, 'single', '{M,P,31}', 138, 484),
	('TRAVEL', 1, 'single', '{A,B,31}', 139, 461),
	('TRAVEL', 1, 'single', '{A,S,31}', 140, 640),
	('TRAVEL', 1, 'single', '{A,P,31}', 141, 896),
	('TRAVEL', 1, 'single', '{W,B,31}', 142, 736),
	('TRAVEL', 1, 'single', '{W,S,31}', 143, 1022),
	('TRAVEL', 1, 'single', '{W,P,31}', 144, 1431),
	('TRAVEL', 1, 'furtherWeek', '{M,B}', 145, 35),
	('TRAVEL', 1, 'furtherWeek', '{M,S}', 146, 48),
	('TRAVEL', 1, 'furtherWeek', '{M,P}', 147, 67),
	('TRAVEL', 1, 'furtherWeek', '{A,B}', 148, 66),
	('TRAVEL', 1, 'furtherWeek', '{A,S}', 149, 92),
	('TRAVEL', 1, 'furtherWeek', '{A,P}', 150, 129),
	('TRAVEL', 1, 'furtherWeek', '{W,B}', 151, 107),
	('TRAVEL', 1, 'furtherWeek', '{W,S}', 152, 148),
	('TRAVEL', 1, 'furtherWeek', '{W,P}', 153, 207),
	('TRAVEL', 1, 'annual', '{M,B}', 154, 420),
	('TRAVEL', 1, 'annual', '{M,S}', 155, 580),
	('TRAVEL', 1, 'annual', '{M,P}', 156, 820),
	('TRAVEL', 1, 'annual', '{A,B}', 157, 980),
	('TRAVEL', 1, 'annual', '{A,S}', 158, 1350),
	('TRAVEL', 1, 'annual', '{A,P}', 159, 1880),
	('TRAVEL', 1, 'annual', '{W,B}', 160, 1380),
	('TRAVEL', 1, 'annual', '{W,S}', 161, 1880),
	('TRAVEL', 1, 'annual', '{W,P}', 162, 2680),
	('TRAVEL', 1, 'factor', '{child,S}', 163, 0.70),
	('TRAVEL', 1, 'factor', '{child,A}', 164, 0.60),
	('TRAVEL', 1, 'factor', '{familyWithSpouse,S}', 165, 2.30),
	('TRAVEL', 1, 'factor', '{familyWithSpouse,A}', 166, 2.20),
	('TRAVEL', 1, 'factor', '{family,S}', 167, 1.55),
	('TRAVEL', 1, 'factor', '{family,A}', 168, 1.50),
	('TRAVEL', 1, 'group', '{4}', 169, 0.95),
	('TRAVEL', 1, 'group', '{10}', 170, 0.90),
	('TRAVEL', 1, 'minimum', '{S}', 171, 35),
	('TRAVEL', 1, 'minimum', '{A}', 172, 380),
	('TRAVEL', 1, 'refer', '{oldestAge}', 173, 80),
	('TRAVEL', 1, 'refer', '{mostAdults}', 174, 20),
	('TRAVEL', 1, 'refer', '{mostChildren}', 175, 20),
	('TRAVEL', 1, 'rider', '{cruise,S,*,percent}', 176, 15),
	('TRAVEL', 1, 'rider', '{cruise,S,*,perPerson}', 177, 40),
	('TRAVEL', 1, 'rider', '{cruise,A,*,perPerson}', 178, 180),
	('TRAVEL', 1, 'rider', '{scuba,S,*,percent}', 179, 10),
	('TRAVEL', 1, 'rider', '{scuba,S,*,perAdult}', 180, 30),
	('TRAVEL', 1, 'rider', '{scuba,A,*,perAdult}', 181, 120),
	('TRAVEL', 1, 'rider', '{golf,S,*,perPolicy}', 182, 35),
	('TRAVEL', 1, 'rider', '{golf,A,*,perPolicy}', 183, 150),
	('TRAVEL', 1, 'rider', '{winter,S,*,percent}', 184, 12),
	('TRAVEL', 1, 'rider', '{winter,S,*,perPolicy}', 185, 45),
	('TRAVEL', 1, 'rider', '{winter,A,*,percent}', 186, 12),
	('TRAVEL', 1, 'rider', '{winter,A,*,perPolicy}', 187, 45),
	('HOME', 1, 'band', '{01}', 1, 500),
	('HOME', 1, 'band', '{02}', 2, 700),
	('HOME', 1, 'band', '{03}', 3, 1000),
	('HOME', 1, 'band', '{04}', 4, 1250),
	('HOME', 1, 'band', '{05}', 5, 1500),
	('HOME', 1, 'premium', '{01,B}', 6, 422),
	('HOME', 1, 'premium', '{01,S}', 7, 620),
	('HOME', 1, 'premium', '{01,P}', 8, 918),
	('HOME', 1, 'premium', '{02,B}', 9, 558),
	('HOME', 1, 'premium', '{02,S}', 10, 820),
	('HOME', 1, 'premium', '{02,P}', 11, 1214),
	('HOME', 1, 'premium', '{03,B}', 12, 762),
	('HOME', 1, 'premium', '{03,S}', 13, 1120);
INSERT INTO public.tariff_cells (line, version, table_name, key, seq, value) VALUES
	('HOME', 1, 'premium', '{03,P}', 14, 1658),
	('HOME', 1, 'premium', '{04,B}', 15, 993),
	('HOME', 1, 'premium', '{04,S}', 16, 1460),
	('HOME', 1, 'premium', '{04,P}', 17, 2161),
	('HOME', 1, 'premium', '{05,B}', 18, 1210),
	('HOME', 1, 'premium', '{05,S}', 19, 1780),
	('HOME', 1, 'premium', '{05,P}', 20, 2634),
	('HOME', 1, 'large', '{perSqFt}', 21, 1.10),
	('HOME', 1, 'large', '{B}', 22, 0.68),
	('HOME', 1, 'large', '{S}', 23, 1.00),
	('HOME', 1, 'large', '{P}', 24, 1.48),
	('HOME', 1, 'factor', '{house}', 25, 1.25),
	('HOME', 1, 'factor', '{old}', 26, 1.20),
	('HOME', 1, 'minimum', '{B}', 27, 400),
	('HOME', 1, 'minimum', '{S}', 28, 520),
	('HOME', 1, 'minimum', '{P}', 29, 760),
	('HOME', 1, 'refer', '{mostSqFt}', 30, 4000),
	('HOME', 1, 'rider', '{building,*,*,ppm}', 31, 450),
	('HOME', 1, 'rider', '{building,*,*,perPolicy}', 32, 450),
	('HOME', 1, 'rider', '{worldwideEffects,*,*,amount,25000}', 33, 380),
	('HOME', 1, 'rider', '{worldwideEffects,*,*,amount,50000}', 34, 680),
	('HOME', 1, 'rider', '{lossOfRent,*,*,ppm}', 35, 10000),
	('HOME', 1, 'rider', '{lossOfRent,*,*,perPolicy}', 36, 300),
	('HOME', 1, 'rider', '{extraLiability,*,*,perPolicy}', 37, 180),
	('HOME', 1, 'rider', '{helperPack,*,*,perPolicy}', 38, 409),
	('FIRE', 1, 'rate', '{B}', 1, 0.033),
	('FIRE', 1, 'rate', '{S}', 2, 0.055),
	('FIRE', 1, 'rate', '{P}', 3, 0.090),
	('FIRE', 1, 'minimum', '{B}', 4, 350),
	('FIRE', 1, 'minimum', '{S}', 5, 450),
	('FIRE', 1, 'minimum', '{P}', 6, 600),
	('FIRE', 1, 'age', '{20}', 7, 1.00),
	('FIRE', 1, 'age', '{30}', 8, 1.10),
	('FIRE', 1, 'age', '{40}', 9, 1.25),
	('FIRE', 1, 'age', '{50}', 10, 1.50),
	('FIRE', 1, 'age', '{60}', 11, 1.80),
	('FIRE', 1, 'refer', '{mostSumInsured}', 12, 30000000),
	('FIRE', 1, 'rider', '{contents,*,*,ppm}', 13, 1000),
	('FIRE', 1, 'rider', '{lossOfRent,*,*,ppm}', 14, 600),
	('FIRE', 1, 'rider', '{lossOfRent,*,*,perPolicy}', 15, 150),
	('FIRE', 1, 'rider', '{terrorism,*,*,ppmInsured}', 16, 50),
	('FIRE', 1, 'rider', '{terrorism,*,*,perPolicy}', 17, 100),
	('OS', 1, 'premium', '{1,B}', 1, 2380),
	('OS', 1, 'premium', '{1,S}', 2, 3680),
	('OS', 1, 'premium', '{1,P}', 3, 5480),
	('OS', 1, 'premium', '{2,B}', 4, 4522),
	('OS', 1, 'premium', '{2,S}', 5, 6992),
	('OS', 1, 'premium', '{2,P}', 6, 10412),
	('OS', 1, 'group', '{2}', 7, 0.95),
	('OS', 1, 'group', '{4}', 8, 0.92),
	('OS', 1, 'refer', '{mostPersons}', 9, 10),
	('OS', 1, 'rider', '{sponsorAccident,1,*,perPolicy}', 10, 280),
	('OS', 1, 'rider', '{sponsorAccident,2,*,perPolicy}', 11, 532),
	('OS', 1, 'rider', '{dental,1,*,perPerson}', 12, 420),
	('OS', 1, 'rider', '{dental,2,*,perPerson}', 13, 798),
	('OS', 1, 'rider', '{winterSports,1,*,perPerson}', 14, 180),
	('OS', 1, 'rider', '{winterSports,2,*,perPerson}', 15, 342),
	('MOTOR', 1, 'thirdParty', '{1,B}', 1, 3036),
	('MOTOR', 1, 'thirdParty', '{1,S}', 2, 3300),
	('MOTOR', 1, 'thirdParty', '{1,P}', 3, 3564),
	('MOTOR', 1, 'thirdParty', '{2,B}', 4, 3404),
	('MOTOR', 1, 'thirdParty', '{2,S}', 5, 3700),
	('MOTOR', 1, 'thirdParty', '{2,P}', 6, 3996),
	('MOTOR', 1, 'thirdParty', '{3,B}', 7, 3864),
	('MOTOR', 1, 'thirdParty', '{3,S}', 8, 4200),
	('MOTOR', 1, 'thirdParty', '{3,P}', 9, 4536),
	('MOTOR', 1, 'thirdParty', '{4,B}', 10, 4508),
	('MOTOR', 1, 'thirdParty', '{4,S}', 11, 4900),
	('MOTOR', 1, 'thirdParty', '{4,P}', 12, 5292),
	('MOTOR', 1, 'thirdParty', '{5,B}', 13, 4232),
	('MOTOR', 1, 'thirdParty', '{5,S}', 14, 4600),
	('MOTOR', 1, 'thirdParty', '{5,P}', 15, 4968),
	('MOTOR', 1, 'thirdParty', '{6,B}', 16, 5704),
	('MOTOR', 1, 'thirdParty', '{6,S}', 17, 6200),
	('MOTOR', 1, 'thirdParty', '{6,P}', 18, 6696),
	('MOTOR', 1, 'ownDamage', '{1}', 19, 2.8),
	('MOTOR', 1, 'ownDamage', '{2}', 20, 3.0),
	('MOTOR', 1, 'ownDamage', '{3}', 21, 3.2),
	('MOTOR', 1, 'ownDamage', '{4}', 22, 3.3),
	('MOTOR', 1, 'ownDamage', '{5}', 23, 3.6),
	('MOTOR', 1, 'ownDamage', '{6}', 24, 4.2),
	('MOTOR', 1, 'slice', '{200000}', 25, 1.00),
	('MOTOR', 1, 'slice', '{500000}', 26, 0.85),
	('MOTOR', 1, 'slice', '{1000000}', 27, 0.70),
	('MOTOR', 1, 'slice', '{3000000}', 28, 0.60),
	('MOTOR', 1, 'ownDamageTier', '{B}', 29, 0.88),
	('MOTOR', 1, 'ownDamageTier', '{S}', 30, 1.00),
	('MOTOR', 1, 'ownDamageTier', '{P}', 31, 1.18),
	('MOTOR', 1, 'vehicleAge', '{C,5}', 32, 0),
	('MOTOR', 1, 'vehicleAge', '{C,10}', 33, 5),
	('MOTOR', 1, 'vehicleAge', '{C,15}', 34, 15),
	('MOTOR', 1, 'vehicleAge', '{T,5}', 35, 0),
	('MOTOR', 1, 'vehicleAge', '{T,10}', 36, 5),
	('MOTOR', 1, 'vehicleAge', '{T,15}', 37, 15),
	('MOTOR', 1, 'vehicleAge', '{T,20}', 38, 25),
	('MOTOR', 1, 'driverAge', '{C,23}', 39, 40),
	('MOTOR', 1, 'driverAge', '{C,25}', 40, 15),
	('MOTOR', 1, 'driverAge', '{C,27}', 41, 0),
	('MOTOR', 1, 'driverAge', '{C,66}', 42, 10),
	('MOTOR', 1, 'driverAge', '{C,71}', 43, 25),
	('MOTOR', 1, 'driverAge', '{T,21}', 44, 75),
	('MOTOR', 1, 'driverAge', '{T,23}', 45, 40),
	('MOTOR', 1, 'driverAge', '{T,25}', 46, 15),
	('MOTOR', 1, 'driverAge', '{T,27}', 47, 0),
	('MOTOR', 1, 'driverAge', '{T,66}', 48, 10),
	('MOTOR', 1, 'driverAge', '{T,71}', 49, 25),
	('MOTOR', 1, 'experience', '{0}', 50, 35),
	('MOTOR', 1, 'experience', '{1}', 51, 25),
	('MOTOR', 1, 'experience', '{2}', 52, 10),
	('MOTOR', 1, 'experience', '{3}', 53, 5),
	('MOTOR', 1, 'experience', '{5}', 54, 0),
	('MOTOR', 1, 'extraDriver', '{each}', 55, 5),
	('MOTOR', 1, 'extraDriver', '{free}', 56, 2),
	('MOTOR', 1, 'claims', '{10000}', 57, 0),
	('MOTOR', 1, 'claims', '{30000}', 58, 15),
	('MOTOR', 1, 'claims', '{80000}', 59, 30),
	('MOTOR', 1, 'minimum', '{C,B}', 60, 2400),
	('MOTOR', 1, 'minimum', '{C,S}', 61, 2600),
	('MOTOR', 1, 'minimum', '{C,P}', 62, 3200),
	('MOTOR', 1, 'minimum', '{T,B}', 63, 1100),
	('MOTOR', 1, 'minimum', '{T,S}', 64, 1200),
	('MOTOR', 1, 'minimum', '{T,P}', 65, 1400),
	('MOTOR', 1, 'refer', '{oldestDriver}', 66, 75),
	('MOTOR', 1, 'refer', '{leastValue}', 67, 20000),
	('MOTOR', 1, 'refer', '{mostDrivers}', 68, 5),
	('MOTOR', 1, 'refer', '{mismatchFromNcd}', 69, 50),
	('MOTOR', 1, 'refer', '{licenceAge}', 70, 17),
	('MOTOR', 1, 'protector', '{fromNcd}', 71, 40),
	('MOTOR', 1, 'rider', '{ncdProtector,*,*,none}', 72, 1),
	('MOTOR', 1, 'rider', '{ncdProtector,C,S,percent}', 73, 8),
	('MOTOR', 1, 'rider', '{propertyDamage,C,P,none}', 74, 1),
	('MOTOR', 1, 'rider', '{windscreen,C,P,none}', 75, 1),
	('MOTOR', 1, 'rider', '{windscreen,T,*,none}', 76, 1),
	('MOTOR', 1, 'rider', '{lossOfUse,*,*,none}', 77, 1),
	('MOTOR', 1, 'rider', '{lossOfUse,C,B,perPolicy}', 78, 280),
	('MOTOR', 1, 'rider', '{propertyDamage,*,*,perPolicy}', 79, 180),
	('MOTOR', 1, 'rider', '{windscreen,*,*,perPolicy}', 80, 250),
	('MOTOR', 1, 'rider', '{driverAccident,*,*,perPolicy}', 81, 320),
	('PA', 1, 'premium', '{01,B}', 1, 480),
	('PA', 1, 'premium', '{01,S}', 2, 820),
	('PA', 1, 'premium', '{01,P}', 3, 1480),
	('PA', 1, 'premium', '{02,B}', 4, 620),
	('PA', 1, 'premium', '{02,S}', 5, 1080),
	('PA', 1, 'premium', '{02,P}', 6, 1960),
	('PA', 1, 'premium', '{03,B}', 7, 950),
	('PA', 1, 'premium', '{03,S}', 8, 1650),
	('PA', 1, 'premium', '{03,P}', 9, 3000),
	('PA', 1, 'premium', '{04,B}', 10, 1520),
	('PA', 1, 'premium', '{04,S}', 11, 2640),
	('PA', 1, 'refer', '{04,P}', 12, 1),
	('PA', 1, 'refer', '{05,B}', 13, 1),
	('PA', 1, 'refer', '{05,S}', 14, 1),
	('PA', 1, 'refer', '{05,P}', 15, 1),
	('PA', 1, 'child', '{B}', 16, 180),
	('PA', 1, 'child', '{S}', 17, 280),
	('PA', 1, 'child', '{P}', 18, 420),
	('PA', 1, 'children', '{mostCharged}', 19, 3),
	('PA', 1, 'factor', '{couple}', 20, 0.90),
	('PA', 1, 'rider', '{weeklyBenefit,01,*,perPolicy}', 21, 180),
	('PA', 1, 'rider', '{weeklyBenefit,02,*,perPolicy}', 22, 220),
	('PA', 1, 'rider', '{weeklyBenefit,03,*,perPolicy}', 23, 330),
	('PA', 1, 'rider', '{weeklyBenefit,04,*,none}', 24, 1),
	('PA', 1, 'rider', '{weeklyBenefit,05,*,none}', 25, 1),
	('PA', 1, 'rider', '{burns,*,*,perAdult}', 26, 80),
	('PA', 1, 'rider', '{adventureSport,*,*,percent}', 27, 20),
	('PET', 1, 'base', '{C}', 1, 2180),
	('PET', 1, 'base', '{D}', 2, 2580),
	('PET', 1, 'tier', '{B}', 3, 0.62),
	('PET', 1, 'tier', '{S}', 4, 1.00),
	('PET', 1, 'tier', '{P}', 5, 1.55),
	('PET', 1, 'age', '{0}', 6, 1.00),
	('PET', 1, 'age', '{1}', 7, 1.00),
	('PET', 1, 'age', '{2}', 8, 1.04),
	('PET', 1, 'age', '{3}', 9, 1.09),
	('PET', 1, 'age', '{4}', 10, 1.16),
	('PET', 1, 'age', '{5}', 11, 1.28),
	('PET', 1, 'age', '{6}', 12, 1.45),
	('PET', 1, 'age', '{7}', 13, 1.68),
	('PET', 1, 'age', '{8}', 14, 1.95),
	('PET', 1, 'age', '{9}', 15, 2.25),
	('PET', 1, 'liability', '{C,B}', 16, 110),
	('PET', 1, 'liability', '{C,S}', 17, 150),
	('PET', 1, 'liability', '{C,P}', 18, 200),
	('PET', 1, 'liability', '{D,B}', 19, 160),
	('PET', 1, 'liability', '{D,S}', 20, 220),
	('PET', 1, 'liability', '{D,P}', 21, 300),
	('PET', 1, 'refer', '{oldestAge,B}', 22, 8),
	('PET', 1, 'refer', '{oldestAge,S}', 23, 9),
	('PET', 1, 'refer', '{oldestAge,P}', 24, 9),
	('PET', 1, 'rider', '{dental,*,*,perPolicy}', 25, 380),
	('PET', 1, 'rider', '{theft,*,*,perPolicy}', 26, 150),
	('DH', 1, 'premium', '{P,1,B}', 1, 430),
	('DH', 1, 'premium', '{P,1,S}', 2, 640),
	('DH', 1, 'premium', '{P,1,P}', 3, 880),
	('DH', 1, 'premium', '{P,2,B}', 4, 774),
	('DH', 1, 'premium', '{P,2,S}', 5, 1152),
	('DH', 1, 'premium', '{P,2,P}', 6, 1584),
	('DH', 1, 'premium', '{X,1,B}', 7, 460),
	('DH', 1, 'premium', '{X,1,S}', 8, 670),
	('DH', 1, 'premium', '{X,1,P}', 9, 910);
INSERT INTO public.tariff_cells (line, version, table_name, key, seq, value) VALUES
	('DH', 1, 'premium', '{X,2,B}', 10, 828),
	('DH', 1, 'premium', '{X,2,S}', 11, 1206),
	('DH', 1, 'premium', '{X,2,P}', 12, 1638),
	('DH', 1, 'rider', '{criticalIllness,1,*,perPolicy}', 13, 180),
	('DH', 1, 'rider', '{criticalIllness,2,*,perPolicy}', 14, 360),
	('DH', 1, 'rider', '{counselling,1,*,perPolicy}', 15, 60),
	('DH', 1, 'rider', '{counselling,2,*,perPolicy}', 16, 120),
	('DH', 1, 'rider', '{maternityReplacement,1,*,perPolicy}', 17, 120),
	('DH', 1, 'rider', '{maternityReplacement,2,*,perPolicy}', 18, 240),
	('MEDICAL', 1, 'hospital', '{B,4}', 1, 3300),
	('MEDICAL', 1, 'hospital', '{S,4}', 2, 5200),
	('MEDICAL', 1, 'hospital', '{P,4}', 3, 11800),
	('MEDICAL', 1, 'criticalIllness', '{B,4}', 4, 90),
	('MEDICAL', 1, 'criticalIllness', '{S,4}', 5, 270),
	('MEDICAL', 1, 'criticalIllness', '{P,4}', 6, 450),
	('MEDICAL', 1, 'hospital', '{B,17}', 7, 2450),
	('MEDICAL', 1, 'hospital', '{S,17}', 8, 3700),
	('MEDICAL', 1, 'hospital', '{P,17}', 9, 8200),
	('MEDICAL', 1, 'criticalIllness', '{B,17}', 10, 90),
	('MEDICAL', 1, 'criticalIllness', '{S,17}', 11, 270),
	('MEDICAL', 1, 'criticalIllness', '{P,17}', 12, 450),
	('MEDICAL', 1, 'hospital', '{B,24}', 13, 2480),
	('MEDICAL', 1, 'hospital', '{S,24}', 14, 3820),
	('MEDICAL', 1, 'hospital', '{P,24}', 15, 8900),
	('MEDICAL', 1, 'criticalIllness', '{B,24}', 16, 140),
	('MEDICAL', 1, 'criticalIllness', '{S,24}', 17, 420),
	('MEDICAL', 1, 'criticalIllness', '{P,24}', 18, 700),
	('MEDICAL', 1, 'hospital', '{B,29}', 19, 2640),
	('MEDICAL', 1, 'hospital', '{S,29}', 20, 4150),
	('MEDICAL', 1, 'hospital', '{P,29}', 21, 9900),
	('MEDICAL', 1, 'criticalIllness', '{B,29}', 22, 170),
	('MEDICAL', 1, 'criticalIllness', '{S,29}', 23, 510),
	('MEDICAL', 1, 'criticalIllness', '{P,29}', 24, 850),
	('MEDICAL', 1, 'hospital', '{B,34}', 25, 2980),
	('MEDICAL', 1, 'hospital', '{S,34}', 26, 4780),
	('MEDICAL', 1, 'hospital', '{P,34}', 27, 11300),
	('MEDICAL', 1, 'criticalIllness', '{B,34}', 28, 230),
	('MEDICAL', 1, 'criticalIllness', '{S,34}', 29, 690),
	('MEDICAL', 1, 'criticalIllness', '{P,34}', 30, 1150),
	('MEDICAL', 1, 'hospital', '{B,39}', 31, 3560),
	('MEDICAL', 1, 'hospital', '{S,39}', 32, 5760),
	('MEDICAL', 1, 'hospital', '{P,39}', 33, 13400),
	('MEDICAL', 1, 'criticalIllness', '{B,39}', 34, 340),
	('MEDICAL', 1, 'criticalIllness', '{S,39}', 35, 1020),
	('MEDICAL', 1, 'criticalIllness', '{P,39}', 36, 1700),
	('MEDICAL', 1, 'hospital', '{B,44}', 37, 4200),
	('MEDICAL', 1, 'hospital', '{S,44}', 38, 6860),
	('MEDICAL', 1, 'hospital', '{P,44}', 39, 15800),
	('MEDICAL', 1, 'criticalIllness', '{B,44}', 40, 520),
	('MEDICAL', 1, 'criticalIllness', '{S,44}', 41, 1560),
	('MEDICAL', 1, 'criticalIllness', '{P,44}', 42, 2600),
	('MEDICAL', 1, 'hospital', '{B,49}', 43, 5080),
	('MEDICAL', 1, 'hospital', '{S,49}', 44, 8300),
	('MEDICAL', 1, 'hospital', '{P,49}', 45, 18900),
	('MEDICAL', 1, 'criticalIllness', '{B,49}', 46, 800),
	('MEDICAL', 1, 'criticalIllness', '{S,49}', 47, 2400),
	('MEDICAL', 1, 'criticalIllness', '{P,49}', 48, 4000),
	('MEDICAL', 1, 'hospital', '{B,54}', 49, 6240),
	('MEDICAL', 1, 'hospital', '{S,54}', 50, 10250),
	('MEDICAL', 1, 'hospital', '{P,54}', 51, 23200),
	('MEDICAL', 1, 'criticalIllness', '{B,54}', 52, 1210),
	('MEDICAL', 1, 'criticalIllness', '{S,54}', 53, 3630),
	('MEDICAL', 1, 'criticalIllness', '{P,54}', 54, 6050),
	('MEDICAL', 1, 'hospital', '{B,59}', 55, 7560),
	('MEDICAL', 1, 'hospital', '{S,59}', 56, 12550),
	('MEDICAL', 1, 'hospital', '{P,59}', 57, 28500),
	('MEDICAL', 1, 'criticalIllness', '{B,59}', 58, 1760),
	('MEDICAL', 1, 'criticalIllness', '{S,59}', 59, 5280),
	('MEDICAL', 1, 'criticalIllness', '{P,59}', 60, 8800),
	('MEDICAL', 1, 'hospital', '{B,64}', 61, 9150),
	('MEDICAL', 1, 'hospital', '{S,64}', 62, 15300),
	('MEDICAL', 1, 'hospital', '{P,64}', 63, 34900),
	('MEDICAL', 1, 'criticalIllness', '{B,64}', 64, 2480),
	('MEDICAL', 1, 'criticalIllness', '{S,64}', 65, 7440),
	('MEDICAL', 1, 'criticalIllness', '{P,64}', 66, 12400),
	('MEDICAL', 1, 'hospital', '{B,69}', 67, 11600),
	('MEDICAL', 1, 'hospital', '{S,69}', 68, 19500),
	('MEDICAL', 1, 'hospital', '{P,69}', 69, 44200),
	('MEDICAL', 1, 'criticalIllness', '{B,69}', 70, 3480),
	('MEDICAL', 1, 'criticalIllness', '{S,69}', 71, 10440),
	('MEDICAL', 1, 'criticalIllness', '{P,69}', 72, 17400),
	('MEDICAL', 1, 'care', '{O,B}', 73, 1680),
	('MEDICAL', 1, 'care', '{O,S}', 74, 2480),
	('MEDICAL', 1, 'care', '{O,P}', 75, 3680),
	('MEDICAL', 1, 'care', '{D,B}', 76, 880),
	('MEDICAL', 1, 'care', '{D,S}', 77, 1380),
	('MEDICAL', 1, 'care', '{D,P}', 78, 2180),
	('MEDICAL', 1, 'extra', '{clinical,B}', 79, 1480),
	('MEDICAL', 1, 'extra', '{clinical,S}', 80, 2180),
	('MEDICAL', 1, 'extra', '{clinical,P}', 81, 3280),
	('MEDICAL', 1, 'extra', '{dental,B}', 82, 720),
	('MEDICAL', 1, 'extra', '{dental,S}', 83, 1080),
	('MEDICAL', 1, 'extra', '{dental,P}', 84, 1680),
	('MEDICAL', 1, 'extra', '{chineseMedicine,B}', 85, 380),
	('MEDICAL', 1, 'extra', '{chineseMedicine,S}', 86, 560),
	('MEDICAL', 1, 'extra', '{chineseMedicine,P}', 87, 780),
	('MEDICAL', 1, 'extra', '{maternity,B}', 88, 2600),
	('MEDICAL', 1, 'extra', '{maternity,S}', 89, 4200),
	('MEDICAL', 1, 'extra', '{maternity,P}', 90, 7800),
	('MEDICAL', 1, 'maternityAge', '{from}', 91, 18),
	('MEDICAL', 1, 'maternityAge', '{to}', 92, 45),
	('MEDICAL', 1, 'people', '{H,01}', 93, 1.00),
	('MEDICAL', 1, 'people', '{H,02}', 94, 1.95),
	('MEDICAL', 1, 'people', '{H,03}', 95, 2.55),
	('MEDICAL', 1, 'people', '{O,01}', 96, 1.00),
	('MEDICAL', 1, 'people', '{O,02}', 97, 1.95),
	('MEDICAL', 1, 'people', '{O,03}', 98, 2.70),
	('MEDICAL', 1, 'people', '{D,01}', 99, 1.00),
	('MEDICAL', 1, 'people', '{D,02}', 100, 1.95),
	('MEDICAL', 1, 'people', '{D,03}', 101, 2.60),
	('MEDICAL', 1, 'rider', '{deductible,*,*,none}', 102, 1),
	('MEDICAL', 1, 'rider', '{deductible,H,P,percent}', 103, -35),
	('GOLF', 1, 'premium', '{I,B}', 1, 380),
	('GOLF', 1, 'premium', '{I,S}', 2, 580),
	('GOLF', 1, 'premium', '{I,P}', 3, 880),
	('GOLF', 1, 'premium', '{F,B}', 4, 640),
	('GOLF', 1, 'premium', '{F,S}', 5, 980),
	('GOLF', 1, 'premium', '{F,P}', 6, 1490),
	('GOLF', 1, 'travel', '{I,B}', 7, 620),
	('GOLF', 1, 'travel', '{I,S}', 8, 880),
	('GOLF', 1, 'travel', '{I,P}', 9, 1280),
	('GOLF', 1, 'travel', '{F,B}', 10, 1300),
	('GOLF', 1, 'travel', '{F,S}', 11, 1850),
	('GOLF', 1, 'travel', '{F,P}', 12, 2690),
	('GOLF', 1, 'rider', '{secondSet,*,*,perPolicy}', 13, 180),
	('GOLF', 1, 'rider', '{extraLiability,*,*,perPolicy}', 14, 150);


--
-- Data for Name: temporary_passwords; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.temporary_passwords (id, user_id, password_hash, expires_at, used_at) VALUES
	('f579c8a9-6c60-4341-8538-c3c8eb4ac78b', 'bd6a3e19-231a-43d3-841b-9b84ca84f369', '\xa59e4e8e01d731873a6a7845fda7521bf95cfd4839cd5a06d48ca2f10bab2d83', '2026-11-22 04:30:00+00', NULL),
	('7072be48-5333-4c36-bdf0-def4d0540ff7', '6eb2f7cc-d648-4a55-a5ee-dfc8e6f9b82d', '\x890936a7b04b59a026e286c97f9b840bd403a4a945ca3d063f641aacfe2191b5', '2026-11-22 04:30:00+00', NULL);


--
-- Data for Name: totp_secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.totp_secrets (user_id, secret_sealed, confirmed_at, last_counter) VALUES
	('ef203dce-f0d4-4b16-9b49-99372aa89724', '\x013e16a1158cd912d9a86c01fcabe30d9a1256747f516c9303c41c03cb344420ad34a39473b58bac188eb18f7593e90cbe1008720e1e2c26f171c8d5fc1cffb0e3e6b8', '2026-11-22 04:00:00+00', 59844000),
	('878e1ada-76e9-49ed-bd22-6836a118d980', '\x013e16a115c16ddffa47d7df63bc1c567f2b10c7e4fc41d07bff25ed0f77e2d696fd8543c25106fd88e38d512ff8dc2645e21d88ac5270a0a5c663ae55c4634b38a7cb', '2026-11-22 04:00:00+00', 59844000),
	('22257c80-e537-4296-8260-b1d7c35a79c8', '\x013e16a115ee325b0e18edc67e84e2477fb8115e430e53aa0245757c7297493bd606f7333410257fe0cc596f21d9cc23e34ad1a0518edaeb5d62a5da0f5c2c1d011bb6', '2026-11-22 04:00:00+00', 59844000);


--
-- Data for Name: user_roles; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_roles (user_id, role) VALUES
	('b10eb7e9-ad20-4cd2-b229-f7638b30451d', 'administrator'),
	('a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', 'editor'),
	('52b816d4-7f84-4f49-86aa-fea88d867886', 'officer'),
	('8f1273e8-c730-49bc-86fc-80f79b48384d', 'consultant'),
	('26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'consultant'),
	('6dc4e4fd-cd18-4a6e-921b-a324b4b937d9', 'consultant'),
	('ff21fc10-bd28-4705-9f1d-a8552599e75a', 'consultant'),
	('d7222d82-a834-42c1-8409-5ff3637b983d', 'consultant'),
	('c531954a-9b8b-4645-af2a-976773c89a27', 'consultant'),
	('bd6a3e19-231a-43d3-841b-9b84ca84f369', 'consultant'),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', 'consultant'),
	('f499ce8c-7bc6-4467-a55f-0a432c85a23b', 'consultant'),
	('878e1ada-76e9-49ed-bd22-6836a118d980', 'consultant'),
	('a9063b41-0ace-47ab-876d-960490ec120f', 'BK'),
	('334dc937-78fa-4e7b-9aa1-3732c2b73e6e', 'finance'),
	('b0cf6710-d0dd-4302-80a8-0828e0122bc3', 'consultant'),
	('0ce2110e-3cdd-422c-9199-9f2c210bf153', 'consultant'),
	('6eb2f7cc-d648-4a55-a5ee-dfc8e6f9b82d', 'consultant'),
	('658f9f66-13a1-4bc4-91b1-254ca959eeef', 'administrator'),
	('a3dc8f48-c56f-4e1a-8ac1-bb8bc2641751', 'consultant'),
	('8abee480-b347-4d44-88b4-4681897d7730', 'consultant'),
	('ca58acad-ccee-4679-8166-0357c3900a2e', 'administrator'),
	('c43c6feb-54f5-46b6-a48e-f1a2b45d9e7c', 'officer'),
	('bc6a7e96-f0f3-4125-90b7-a4b451c8b3b5', 'editor'),
	('5ebf035a-0fbc-48ed-a892-b232d9c2860b', 'compliance'),
	('6b679c6b-d450-46ce-bfe1-cc9d99024a86', 'consultant'),
	('22257c80-e537-4296-8260-b1d7c35a79c8', 'finance');


--
-- Data for Name: user_tr_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_tr_codes (user_id, tr_code, seq) VALUES
	('a9063b41-0ace-47ab-876d-960490ec120f', 'TR1', 1),
	('334dc937-78fa-4e7b-9aa1-3732c2b73e6e', 'TR7', 1),
	('8abee480-b347-4d44-88b4-4681897d7730', 'TR0001', 1),
	('6b679c6b-d450-46ce-bfe1-cc9d99024a86', 'TR0001', 1);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users (id, login_id, email_sealed, email_hash, name_en, name_zh, employee_id, ia_licence, unit, language, state, password_hash, must_change_password, password_changed_at, terms_accepted_at, last_sign_in_at, created_at, version) VALUES
	('b10eb7e9-ad20-4cd2-b229-f7638b30451d', 'user-73df3327', '\x013e16a1153397ae21639b726b7faec9f71348843d18ef652a7299ced5f94ee5ed83f5546ff9a15f16364ef8da108a4d030859a650fd7d3ee19e4417', '\x7f6f7bcb9335786d9065875a3d966a00d417a80d4e6ff2b12757c1934ce6be4d', 'User 73df3327', '', 'E73DF3327', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('a64ac1b6-d16f-44e1-9c6f-962d4cc906b3', 'user-b8d4914d', '\x013e16a11565e9657bc72a257d9ddabf2b4563cccc7fdb9686a1812303c420c58b54419c4c602c8e6e340144ca0689993acf1ca264d1db46c8da6301', '\x304b9e500445ef4cf96513a1eeed2764a65ced031b3fd7e60d0c687de8129314', 'User b8d4914d', '', 'EB8D4914D', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('52b816d4-7f84-4f49-86aa-fea88d867886', 'user-7a9e201a', '\x013e16a115551f130d77891eee567dd2f36e0e3572a7354f4b84057ba80f37202d32ff94f53cc254ff8aef9f42d4ee20aa5fdde927754aeb368739c2', '\xc1f1ed63cb87a592441804d0179eddcc2dacb7cf2ca8e831616a1ade6343f84b', 'User 7a9e201a', '', 'E7A9E201A', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('8f1273e8-c730-49bc-86fc-80f79b48384d', 'user-3fa85543', '\x013e16a115bbd0d3209029d1a396c0acf5c025269cc2a390169fafd04ebdcee09dc28163268e0a9a70258ab9d48ddf91f35318966609158f6c10e2c2', '\x94390b0c03c20742d0363e243ba89f1fa1257eedf57f2d8fb131438edae2b7dc', 'User 3fa85543', '', 'E3FA85543', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', '2026-11-22 04:00:00+00', 1),
	('26c53c54-5ab4-46c6-aed2-2ea68fb328b5', 'user-50fb6e4e', '\x013e16a115b7585a31adc29675757975fbeb61e1e5fa5de47f5c34e1be057392f2d4bf49e57afe81a0fed8065d77fbc941f91e833bfb7a1063a0a6b3', '\x120d98f1564e148300bf24925112a419b87aff9df82474369164cbd2a229ae2b', 'User 50fb6e4e', '', 'E50FB6E4E', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('6dc4e4fd-cd18-4a6e-921b-a324b4b937d9', 'user-c4cff577', '\x013e16a1155f16e22726074cb6f47da6df911d05acd0624db7b7bf45b5a8f8db5f076a4bfb6b84759bc294e4445c185666d491feb8bebb2cdb4dbe66', '\x0b4717da5f443d05fc742934b6aea2516487db981aa90aadb3cdd79f4b7b1825', 'User c4cff577', '', 'EC4CFF577', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('ff21fc10-bd28-4705-9f1d-a8552599e75a', 'user-563ff51d', '\x013e16a1154adef9d986f245789f83ffb7de1aec3a5e37d3d8cb4fdb2ea490db534ec47c39a856b0a30dd9b87a5b32665a5a24fda3b43cb32b53f2e8', '\xd92fcf2e7dd576a2cc37fe3d8b1578edfcb8e5ca485a95e793ced081186fd754', 'User 563ff51d', '', 'E563FF51D', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('d7222d82-a834-42c1-8409-5ff3637b983d', 'user-bdf842c8', '\x013e16a115ccb4be1888a6ab4a1c62f5a3b3f3e12f0788d5a2df454f6c5480ee5359b4e0858c774cdad13cd6eb1c0abe7fef93e3c609df5dff4c6578', '\x566b87a1cd0b79a5c88d70e315bc22ea7490af918a143f0ad479532cc61cdd80', 'User bdf842c8', '', 'EBDF842C8', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$0qVuEwDiMq16OyNUwfzfkA$JIpZ1YW7bIRKOcpZmdCjLNZO/RNU5LEIXNhWLTCkBdY', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('c531954a-9b8b-4645-af2a-976773c89a27', 'user-884ba17d', '\x013e16a1151c3e806801e681137bfac7fc5922c16ea7ec8526f3b58b733e9cbde4b33f323deccc63b2ec529bfa7c607a581f15d01533d6a11a0c5405', '\xa7f482075b8d7c3419f93c68beb0070b08a49a42a31af7025c3388c043d99305', 'User 884ba17d', '', 'E884BA17D', 'IA777', NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$pLwaFugAUijDVlKbNXjStQ$hSGjXyYJj+/89qU4lP8K72aiNg8GupHliAaR0MDFaY4', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('bd6a3e19-231a-43d3-841b-9b84ca84f369', 'user-294a8f76', '\x013e16a1158d6e1f8068cbaa8ce42770bc158e5389616a40ed75725113094472ec919be98904c204bc38b6476e48e6c9196b0002a92e3367641eec98', '\x7b9df2e1813dd629a612020500215b4b84ae46cb92dd375abf4c766579b9e8c4', 'User 294a8f76', '', 'E294A8F76', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('ef203dce-f0d4-4b16-9b49-99372aa89724', 'user-317ac853', '\x013e16a11596fb6552de15b384d95bb81a45d4df87d6f08f5a15425c9a068ae030fc8a719869ac36ab81321c775c04b08ec6d66316c18d8bf1fb6456', '\x4dc6090914675b9ebfcef4ae01d60fbc3df23adf6170b50fe09244cd20ee8d32', 'User 317ac853', '', 'E317AC853', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('f499ce8c-7bc6-4467-a55f-0a432c85a23b', 'user-ba011408', '\x013e16a1152f2974db95f9e6afc54ddc29e56d57cbc16ee446b496b6504411028b007100638e13333d81ef803576bcb2638448cb07a342ba18c55b9e', '\x5607092fe4418a3ac69c5ee6f177b776e7a5d39c4b7ef10e2989012da6096c29', 'User ba011408', '', 'EBA011408', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('878e1ada-76e9-49ed-bd22-6836a118d980', 'user-0e28ba1e', '\x013e16a115d226ef1e12b9853af84b49f67311faae2eb30e9bca44c8584d1c106412c25db8142113d95988b4c7d106363f48e90aac45943710cac0ef', '\x15196f28788afac529887fc90403bbd00ee7723df702b02756d1a74b91142711', 'User 0e28ba1e', '', 'E0E28BA1E', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('a9063b41-0ace-47ab-876d-960490ec120f', 'qx-77', '\x013e16a115a93f92e30feb8b5473d95d37a25757fc2ffcf5e0f94e1dd35561c3e199617a3a83e36fcd49f73e2fffde7616ea2b75aa159358b6bd4973c8', '\x1d4b2ab7781d8f263b131fb2d54cdce645abb9649bd8b2363e338523b9494cbb', 'Canary Quetzal', '金絲雀明', 'QX-77', NULL, NULL, 'en', 'invited', NULL, false, NULL, NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('334dc937-78fa-4e7b-9aa1-3732c2b73e6e', 'user-2039a439', '\x013e16a115b6580477dd9a66d4f364cb0ccd2c1cdee5f15ed728e99372b0804d9f1916211ca89bd09356d8fd5a277496eff749cbe3bb09a0a0a2ea60', '\x118f59c614e4be3394d32b89f5cab9ccdf14aee1a98b893b3fffed40d24ef40a', 'Canary Quetzal', '', 'E2039A439', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 2),
	('b0cf6710-d0dd-4302-80a8-0828e0122bc3', 'user-af42b0cf', '\x013e16a1152d79b8abf3de08d6c368af16d812cd8dc272a7cc766ab989ac0aeb0723d2f08b43a34f18f00b1b2aaf73820ecc0486bc8a41a730743d86', '\x4de4d3110b14fc0a082adfee4103fcb76fd4e0e7e42b6504878a7f537b74375c', 'User af42b0cf', '', 'EAF42B0CF', NULL, NULL, 'en', 'suspended', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 2),
	('c43c6feb-54f5-46b6-a48e-f1a2b45d9e7c', 'user-8b591d72', '\x013e16a115e33867f1ce4dca230d697e741638099f6d5974babc43ab830c630bc74b573a67aace7dcd904451ca904c78a56d5cc2ee175644ef94f4e7', '\x9e684474c8e0963ad9bea1f9f96d9bd651449f10a6bcfbc30dd14dda6efb8e33', 'User 8b591d72', '', 'E8B591D72', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('0ce2110e-3cdd-422c-9199-9f2c210bf153', 'user-3a778972', '\x013e16a11513d84f1b6399a4b55fd089d5a8fe7963acf58ab5507386dddac5df176bb04df49fcc8ab764839d9fae96015c8c73608ed63631b7cfb01d', '\xccb39567b625be2380b44cbab650daa300aa7b6f6b67e7e094dc683f5078ee2a', 'User 3a778972', '', 'E3A778972', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 3),
	('6eb2f7cc-d648-4a55-a5ee-dfc8e6f9b82d', 'user-21fa8254', '\x013e16a115abb3f9a358c4977149bfd89a072fae5dda045476c36576bac9d3fb10a0fbb54238f44acd91a80b4e38b1d869ab652391e6f4c260aa69eb', '\xc121b94437ca431e887941240aa63b8fbc18ba83779db173026129e058d7c8b7', 'User 21fa8254', '', 'E21FA8254', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('658f9f66-13a1-4bc4-91b1-254ca959eeef', 'adm-1', '\x013e16a11538409fab89ee6ed717d293848039570cebeaa429d0378108aefc5a93632f2f2510453268409d77fe80f641f626480ae49337bd598c5b6be4932c', '\x69ee91e53d4a32051fe0bdb00307c7a7dc897907fa2709f4b6231811af476bed', 'Canary Quetzal', '', 'ADM-1', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$qzww8SWRU4J+X40jFCjn+Q$Q6wyZATLozf7ckg2NQE/kM/6K3WBN2f6wBscsAkIFVw', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('a3dc8f48-c56f-4e1a-8ac1-bb8bc2641751', 'user-dca3c3b5', '\x013e16a115c6552dad01c4ae0d7f06f47ea5efde110d4d6bcce4b36d3619dafbb73548bc449da2bd6fea93199f8dfca0bc560ddc17dd4c9a01d1d47f', '\x814630518782dfeaf94ae0ea54d7f685f8844ff43c6d586f4d6f252cee626571', 'User dca3c3b5', '', 'EDCA3C3B5', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('8abee480-b347-4d44-88b4-4681897d7730', 'user-0a4ba26a', '\x013e16a11531c3feaffa42da525d4a61f545b4532d713985cc912aeb7e7581c643b1cff35deb7cab425bcad40f08025e769693a5a36a67fdf6', '\x0969bd713a38356e2a411151fa5006e9cf77f43ef01978c29fbb6217cc7a838a', 'Sample Consultant', '', 'E0A4BA26A', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('ca58acad-ccee-4679-8166-0357c3900a2e', 'user-b47699bb', '\x013e16a1158f2d1a6a5abd4983af4e081dd60b113eff06b18a6b5156ef374659591ec6dc94a1f1b6a674e94ad3ef40269edddecc97b1dad733ca88eb', '\x8b277f8f762a10024a6e1e9e768902d74e9a7f379cf66834d4d1bef630238d4f', 'User b47699bb', '', 'EB47699BB', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('bc6a7e96-f0f3-4125-90b7-a4b451c8b3b5', 'user-9b122ad9', '\x013e16a115f011eb2ded8f0c844dd2ee6aee4360d7fa1b4bb4646ceb9e02324d24d237295c3094a2b95e21e492d633878b41d9ca9e88e817834c31ee', '\x3df8aabd72fdc19e021d1f536f9fc12ea7fff96439928a0a52397c37799b4afa', 'User 9b122ad9', '', 'E9B122AD9', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('5ebf035a-0fbc-48ed-a892-b232d9c2860b', 'user-f1c5fb20', '\x013e16a115c2778c2215990842d598f1c4f29b1610b49146d2623151463546ba5111e18bfa233a1ba051d1315d13ee6a5285bde5b50dcdafcf91f8cc', '\xd051da191874f064cf279bc18357f7cb9b8090c8300cd56e5ec0e35dc79e6edf', 'User f1c5fb20', '', 'EF1C5FB20', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('6b679c6b-d450-46ce-bfe1-cc9d99024a86', 'user-1a76920b', '\x013e16a115d320e557661882d6a8f7bfe8c7f3602ccd1c90e4680e38bd201f96c95be1d1f7d4a562ec2376fb7c6a487740a3f4c5a694ed9e94846b3b', '\x6627629bea05bb3a1187d35492eeeef4013e489251bd92bd479596bebe26d620', 'User 1a76920b', '', 'E1A76920B', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1),
	('22257c80-e537-4296-8260-b1d7c35a79c8', 'user-b95bcc1f', '\x013e16a115739cd6875b0c9c3cd0c659b15c8e701a82a5a2e4bc88f2a6ef34c73b179842a16ef6ad1a348653b19d9ea0c2773012f5da', '\x3fe67f73303b988f9a00317b94802770100f119c5063d15d9b8f40afddbff1e7', 'Sample Finance', '', 'EB95BCC1F', NULL, NULL, 'en', 'active', '$argon2id$v=19$m=19456,t=2,p=1$B/YHdN0fpExTew+W6Mc/TQ$MlPp4qU9LqxamhxlKqVakKKucTQS/VnDP6PBgexEE2k', false, '2026-11-22 04:00:00+00', NULL, NULL, '2026-11-22 04:00:00+00', 1);


--
-- Data for Name: version_promotions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: bam bam_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: job_common job_common_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


--
-- Name: job_dependency job_dependency_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: queue_stats queue_stats_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261122 queue_stats_20261122_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);


--
-- Name: queue_stats_20261123 queue_stats_20261123_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: warning warning_pkey; Type: CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


--
-- Name: allocations allocations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_pkey PRIMARY KEY (receipt_id, note_id);


--
-- Name: applications applications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);


--
-- Name: audit_head audit_head_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (only_one);


--
-- Name: audit_trail audit_trail_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_trail
    ADD CONSTRAINT audit_trail_id_key UNIQUE (id);


--
-- Name: audit_trail audit_trail_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_trail
    ADD CONSTRAINT audit_trail_pkey PRIMARY KEY (seq);


--
-- Name: audit_verifications audit_verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_verifications
    ADD CONSTRAINT audit_verifications_pkey PRIMARY KEY (id);


--
-- Name: audit_waiting audit_waiting_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_waiting
    ADD CONSTRAINT audit_waiting_pkey PRIMARY KEY (id);


--
-- Name: benefits benefits_line_version_seq_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.benefits
    ADD CONSTRAINT benefits_line_version_seq_key UNIQUE (line, version, seq);


--
-- Name: benefits benefits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.benefits
    ADD CONSTRAINT benefits_pkey PRIMARY KEY (line, version, code);


--
-- Name: captchas captchas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (key);


--
-- Name: catalogue_versions catalogue_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalogue_versions
    ADD CONSTRAINT catalogue_versions_pkey PRIMARY KEY (line, version);


--
-- Name: claim_faqs claim_faqs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claim_faqs
    ADD CONSTRAINT claim_faqs_pkey PRIMARY KEY (id);


--
-- Name: commission_rates commission_rates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.commission_rates
    ADD CONSTRAINT commission_rates_pkey PRIMARY KEY (product, tier, effective_from);


--
-- Name: content_boxes content_boxes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_boxes
    ADD CONSTRAINT content_boxes_pkey PRIMARY KEY (box);


--
-- Name: content_files content_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_files
    ADD CONSTRAINT content_files_pkey PRIMARY KEY (id);


--
-- Name: dashboard_items dashboard_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dashboard_items
    ADD CONSTRAINT dashboard_items_pkey PRIMARY KEY (user_id, item);


--
-- Name: deed_count deed_count_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deed_count
    ADD CONSTRAINT deed_count_pkey PRIMARY KEY (deed_key, window_start);


--
-- Name: documents documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);


--
-- Name: enquiries enquiries_enquiry_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_enquiry_number_key UNIQUE (enquiry_number);


--
-- Name: enquiries enquiries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);


--
-- Name: failed_logins failed_logins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.failed_logins
    ADD CONSTRAINT failed_logins_pkey PRIMARY KEY (subject);


--
-- Name: idempotency idempotency_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_pkey PRIMARY KEY (call_name, idempotency_key);


--
-- Name: important_notes important_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.important_notes
    ADD CONSTRAINT important_notes_pkey PRIMARY KEY (line, version, seq);


--
-- Name: insurers insurers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.insurers
    ADD CONSTRAINT insurers_pkey PRIMARY KEY (code);


--
-- Name: insurers insurers_seq_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.insurers
    ADD CONSTRAINT insurers_seq_key UNIQUE (seq);


--
-- Name: levies levies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.levies
    ADD CONSTRAINT levies_pkey PRIMARY KEY (code, class, effective_from);


--
-- Name: login_steps login_steps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_steps
    ADD CONSTRAINT login_steps_pkey PRIMARY KEY (step_hash);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: notes notes_note_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_note_number_key UNIQUE (note_number);


--
-- Name: notes notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (id);


--
-- Name: notes notes_policy_id_endorsement_no_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_policy_id_endorsement_no_key UNIQUE (policy_id, endorsement_no);


--
-- Name: number_series number_series_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.number_series
    ADD CONSTRAINT number_series_pkey PRIMARY KEY (series);


--
-- Name: one_time_codes one_time_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (form_hash);


--
-- Name: optional_covers optional_covers_line_version_rider_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.optional_covers
    ADD CONSTRAINT optional_covers_line_version_rider_key UNIQUE (line, version, rider);


--
-- Name: optional_covers optional_covers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.optional_covers
    ADD CONSTRAINT optional_covers_pkey PRIMARY KEY (line, version, code);


--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (key);


--
-- Name: passkeys passkeys_credential_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: payment_events payment_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (payment_id, event_id);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: plans plans_line_version_seq_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_line_version_seq_key UNIQUE (line, version, seq);


--
-- Name: plans plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (line, version, code);


--
-- Name: policies policies_application_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.policies
    ADD CONSTRAINT policies_application_id_key UNIQUE (application_id);


--
-- Name: policies policies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.policies
    ADD CONSTRAINT policies_pkey PRIMARY KEY (id);


--
-- Name: policies policies_policy_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.policies
    ADD CONSTRAINT policies_policy_number_key UNIQUE (policy_number);


--
-- Name: policies policies_transaction_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.policies
    ADD CONSTRAINT policies_transaction_number_key UNIQUE (transaction_number);


--
-- Name: policy_endorsements policy_endorsements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.policy_endorsements
    ADD CONSTRAINT policy_endorsements_pkey PRIMARY KEY (policy_id, endorsement_no);


--
-- Name: promotions promotions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.promotions
    ADD CONSTRAINT promotions_pkey PRIMARY KEY (code);


--
-- Name: purchase_links purchase_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.purchase_links
    ADD CONSTRAINT purchase_links_pkey PRIMARY KEY (token_hash);


--
-- Name: quote_requests quote_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_pkey PRIMARY KEY (id);


--
-- Name: quote_requests quote_requests_request_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_request_number_key UNIQUE (request_number);


--
-- Name: quotes quotes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);


--
-- Name: quotes quotes_quote_ref_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_quote_ref_key UNIQUE (quote_ref);


--
-- Name: receipts receipts_payment_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_key UNIQUE (payment_id);


--
-- Name: receipts receipts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);


--
-- Name: receipts receipts_receipt_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_receipt_number_key UNIQUE (receipt_number);


--
-- Name: recent_searches recent_searches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recent_searches
    ADD CONSTRAINT recent_searches_pkey PRIMARY KEY (browser_hash, search_key);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);


--
-- Name: sandbox_notices sandbox_notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_notices
    ADD CONSTRAINT sandbox_notices_pkey PRIMARY KEY (id);


--
-- Name: sandbox_sessions sandbox_sessions_payment_ref_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_sessions
    ADD CONSTRAINT sandbox_sessions_payment_ref_key UNIQUE (payment_ref);


--
-- Name: sandbox_sessions sandbox_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_sessions
    ADD CONSTRAINT sandbox_sessions_pkey PRIMARY KEY (id);


--
-- Name: schema_migration schema_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);


--
-- Name: tariff_cells tariff_cells_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tariff_cells
    ADD CONSTRAINT tariff_cells_pkey PRIMARY KEY (line, version, table_name, key);


--
-- Name: temporary_passwords temporary_passwords_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.temporary_passwords
    ADD CONSTRAINT temporary_passwords_pkey PRIMARY KEY (id);


--
-- Name: totp_secrets totp_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);


--
-- Name: user_roles user_roles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role);


--
-- Name: user_tr_codes user_tr_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_tr_codes
    ADD CONSTRAINT user_tr_codes_pkey PRIMARY KEY (user_id, tr_code);


--
-- Name: users users_email_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_hash_key UNIQUE (email_hash);


--
-- Name: users users_employee_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_employee_id_key UNIQUE (employee_id);


--
-- Name: users users_login_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_login_id_key UNIQUE (login_id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: version_promotions version_promotions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.version_promotions
    ADD CONSTRAINT version_promotions_pkey PRIMARY KEY (line, version, code);


--
-- Name: job_common_i1; Type: INDEX; Schema: jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i1 ON jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::jobs.job_state) AND (policy = 'short'::text));


--
-- Name: job_common_i10; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX job_common_i10 ON jobs.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::jobs.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i11; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX job_common_i11 ON jobs.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::jobs.job_state) AND (NOT blocked));


--
-- Name: job_common_i12; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX job_common_i12 ON jobs.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);


--
-- Name: job_common_i2; Type: INDEX; Schema: jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i2 ON jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::jobs.job_state) AND (policy = 'singleton'::text));


--
-- Name: job_common_i3; Type: INDEX; Schema: jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i3 ON jobs.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::jobs.job_state) AND (policy = 'stately'::text));


--
-- Name: job_common_i4; Type: INDEX; Schema: jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i4 ON jobs.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::jobs.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: job_common_i6; Type: INDEX; Schema: jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i6 ON jobs.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::jobs.job_state) AND (policy = 'exclusive'::text));


--
-- Name: job_common_i7; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX job_common_i7 ON jobs.job_common USING btree (name, group_id) WHERE ((state = 'active'::jobs.job_state) AND (group_id IS NOT NULL));


--
-- Name: job_common_i8; Type: INDEX; Schema: jobs; Owner: -
--

CREATE UNIQUE INDEX job_common_i8 ON jobs.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::jobs.job_state, 'retry'::jobs.job_state, 'failed'::jobs.job_state])) AND (policy = 'key_strict_fifo'::text));


--
-- Name: job_common_i9; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX job_common_i9 ON jobs.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::jobs.job_state));


--
-- Name: job_dep_parent_idx; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX job_dep_parent_idx ON jobs.job_dependency USING btree (parent_name, parent_id);


--
-- Name: queue_stats_i1; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX queue_stats_i1 ON ONLY jobs.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON jobs.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: queue_stats_20261123_name_captured_on_deferred_count_queued_idx; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON jobs.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


--
-- Name: warning_i1; Type: INDEX; Schema: jobs; Owner: -
--

CREATE INDEX warning_i1 ON jobs.warning USING btree (created_on DESC);


--
-- Name: allocations_by_note; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX allocations_by_note ON public.allocations USING btree (note_id);


--
-- Name: applications_by_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_by_email ON public.applications USING btree (email_hash) WHERE (email_hash IS NOT NULL);


--
-- Name: applications_by_hkid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_by_hkid ON public.applications USING btree (hkid_hash) WHERE (hkid_hash IS NOT NULL);


--
-- Name: audit_trail_by_action; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_action ON public.audit_trail USING btree (action, at, seq);


--
-- Name: audit_trail_by_actor; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_actor ON public.audit_trail USING btree (actor_id, at, seq) WHERE (actor_id IS NOT NULL);


--
-- Name: audit_trail_by_actor_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_actor_kind ON public.audit_trail USING btree (actor_kind, at, seq);


--
-- Name: audit_trail_by_object_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_object_id ON public.audit_trail USING btree (object_id, at, seq);


--
-- Name: audit_trail_by_object_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_object_kind ON public.audit_trail USING btree (object_kind, at, seq);


--
-- Name: audit_trail_by_object_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_object_name ON public.audit_trail USING btree (object_name, at, seq);


--
-- Name: audit_trail_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_trail_by_time ON public.audit_trail USING btree (at, seq);


--
-- Name: audit_verifications_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_verifications_by_time ON public.audit_verifications USING btree (at);


--
-- Name: audit_waiting_in_order; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_waiting_in_order ON public.audit_waiting USING btree (at, id);


--
-- Name: captchas_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX captchas_over ON public.captchas USING btree (expires_at);


--
-- Name: claim_faqs_of_line; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX claim_faqs_of_line ON public.claim_faqs USING btree (line, seq);


--
-- Name: content_files_by_change; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_files_by_change ON public.content_files USING btree (box, changed_at DESC, id DESC);


--
-- Name: content_files_by_revision; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_files_by_revision ON public.content_files USING btree (box, revision);


--
-- Name: deed_count_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deed_count_expiry ON public.deed_count USING btree (expires_at);


--
-- Name: documents_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX documents_by_owner ON public.documents USING btree (owner_id);


--
-- Name: enquiries_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX enquiries_by_time ON public.enquiries USING btree (sent_at DESC, id DESC);


--
-- Name: enquiries_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX enquiries_open ON public.enquiries USING btree (sent_at DESC, id DESC) WHERE (answered_at IS NULL);


--
-- Name: failed_logins_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX failed_logins_over ON public.failed_logins USING btree (last_at);


--
-- Name: idempotency_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_expiry ON public.idempotency USING btree (expires_at);


--
-- Name: login_steps_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_steps_over ON public.login_steps USING btree (expires_at);


--
-- Name: mails_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_by_age ON public.mails USING btree (queued_at DESC);


--
-- Name: mails_by_sending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_by_sending ON public.mails USING btree (sent_at) WHERE (sent_at IS NOT NULL);


--
-- Name: one_time_codes_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_codes_over ON public.one_time_codes USING btree (expires_at);


--
-- Name: passkey_challenges_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_challenges_over ON public.passkey_challenges USING btree (expires_at);


--
-- Name: passkeys_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id);


--
-- Name: payments_by_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_by_application ON public.payments USING btree (application_id, created_at);


--
-- Name: payments_one_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_one_open ON public.payments USING btree (application_id) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));


--
-- Name: payments_refund_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_refund_due ON public.payments USING btree (changed_at) WHERE refund_due;


--
-- Name: policies_by_consultant; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX policies_by_consultant ON public.policies USING btree (consultant_code) WHERE (consultant_code IS NOT NULL);


--
-- Name: policies_by_holder_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX policies_by_holder_email ON public.policies USING btree (holder_email_hash);


--
-- Name: policies_by_holder_hkid; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX policies_by_holder_hkid ON public.policies USING btree (holder_hkid_hash);


--
-- Name: policy_endorsements_by_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX policy_endorsements_by_account ON public.policy_endorsements USING btree (account_on);


--
-- Name: purchase_links_by_application; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX purchase_links_by_application ON public.purchase_links USING btree (application_id) WHERE (application_id IS NOT NULL);


--
-- Name: quote_requests_of_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quote_requests_of_browser ON public.quote_requests USING btree (browser_hash, requested_at DESC) WHERE (browser_hash IS NOT NULL);


--
-- Name: quote_requests_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX quote_requests_waiting ON public.quote_requests USING btree (due_at) WHERE (state = 'W'::text);


--
-- Name: receipts_by_policy; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX receipts_by_policy ON public.receipts USING btree (policy_id);


--
-- Name: recent_searches_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recent_searches_by_age ON public.recent_searches USING btree (searched_at);


--
-- Name: sandbox_notices_by_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sandbox_notices_by_session ON public.sandbox_notices USING btree (session_id);


--
-- Name: sessions_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id, created_at DESC);


--
-- Name: sessions_over; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_over ON public.sessions USING btree (ends_at);


--
-- Name: temporary_passwords_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX temporary_passwords_of_user ON public.temporary_passwords USING btree (user_id);


--
-- Name: user_tr_codes_by_code; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_tr_codes_by_code ON public.user_tr_codes USING btree (tr_code);


--
-- Name: job_common_pkey; Type: INDEX ATTACH; Schema: jobs; Owner: -
--

ALTER INDEX jobs.job_pkey ATTACH PARTITION jobs.job_common_pkey;


--
-- Name: queue_stats_20261122_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: jobs; Owner: -
--

ALTER INDEX jobs.queue_stats_i1 ATTACH PARTITION jobs.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261122_pkey; Type: INDEX ATTACH; Schema: jobs; Owner: -
--

ALTER INDEX jobs.queue_stats_pkey ATTACH PARTITION jobs.queue_stats_20261122_pkey;


--
-- Name: queue_stats_20261123_name_captured_on_deferred_count_queued_idx; Type: INDEX ATTACH; Schema: jobs; Owner: -
--

ALTER INDEX jobs.queue_stats_i1 ATTACH PARTITION jobs.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;


--
-- Name: queue_stats_20261123_pkey; Type: INDEX ATTACH; Schema: jobs; Owner: -
--

ALTER INDEX jobs.queue_stats_pkey ATTACH PARTITION jobs.queue_stats_20261123_pkey;


--
-- Name: audit_waiting leaves_into_the_chain; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER leaves_into_the_chain BEFORE DELETE ON public.audit_waiting FOR EACH ROW EXECUTE FUNCTION public.refuse_loss_of_audit();


--
-- Name: audit_head never_removed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON public.audit_head FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change_of_audit();


--
-- Name: audit_trail only_added_to; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_trail FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change_of_audit();


--
-- Name: audit_verifications only_added_to; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER only_added_to BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_verifications FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change_of_audit();


--
-- Name: audit_waiting only_added_to; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER only_added_to BEFORE UPDATE OR TRUNCATE ON public.audit_waiting FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change_of_audit();


--
-- Name: benefits published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE INSERT OR DELETE OR UPDATE ON public.benefits FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_version();


--
-- Name: catalogue_versions published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE DELETE OR UPDATE ON public.catalogue_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_header();


--
-- Name: important_notes published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE INSERT OR DELETE OR UPDATE ON public.important_notes FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_version();


--
-- Name: optional_covers published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE INSERT OR DELETE OR UPDATE ON public.optional_covers FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_version();


--
-- Name: plans published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE INSERT OR DELETE OR UPDATE ON public.plans FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_version();


--
-- Name: tariff_cells published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE INSERT OR DELETE OR UPDATE ON public.tariff_cells FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_version();


--
-- Name: version_promotions published_is_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER published_is_final BEFORE INSERT OR DELETE OR UPDATE ON public.version_promotions FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_published_version();


--
-- Name: quotes quotes_are_frozen; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER quotes_are_frozen BEFORE DELETE OR UPDATE ON public.quotes FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: catalogue_versions starts_as_draft; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER starts_as_draft BEFORE INSERT ON public.catalogue_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_birth_as_published();


--
-- Name: catalogue_versions tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER UPDATE OF status ON public.catalogue_versions FOR EACH STATEMENT EXECUTE FUNCTION public.notify_catalogue_changed();


--
-- Name: insurers tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER INSERT OR DELETE OR UPDATE ON public.insurers FOR EACH STATEMENT EXECUTE FUNCTION public.notify_catalogue_changed();


--
-- Name: levies tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER INSERT OR DELETE OR UPDATE ON public.levies FOR EACH STATEMENT EXECUTE FUNCTION public.notify_catalogue_changed();


--
-- Name: promotions tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER INSERT OR DELETE OR UPDATE ON public.promotions FOR EACH STATEMENT EXECUTE FUNCTION public.notify_catalogue_changed();


--
-- Name: sessions tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER DELETE OR UPDATE OF ended_at, limited_to ON public.sessions FOR EACH ROW EXECUTE FUNCTION public.notify_session_changed();


--
-- Name: settings tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION public.notify_catalogue_changed();


--
-- Name: user_roles tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER INSERT OR DELETE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION public.notify_session_changed();


--
-- Name: user_tr_codes tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER INSERT OR DELETE ON public.user_tr_codes FOR EACH ROW EXECUTE FUNCTION public.notify_session_changed();


--
-- Name: users tell_processes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER tell_processes AFTER UPDATE OF state, unit, name_en, must_change_password ON public.users FOR EACH ROW EXECUTE FUNCTION public.notify_user_changed();


--
-- Name: job_common dlq_fkey; Type: FK CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: job_common q_fkey; Type: FK CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: jobs; Owner: -
--

ALTER TABLE ONLY jobs.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES jobs.queue(name) ON DELETE CASCADE;


--
-- Name: allocations allocations_note_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_note_id_fkey FOREIGN KEY (note_id) REFERENCES public.notes(id);


--
-- Name: allocations allocations_receipt_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.allocations
    ADD CONSTRAINT allocations_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES public.receipts(id);


--
-- Name: benefits benefits_line_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.benefits
    ADD CONSTRAINT benefits_line_version_fkey FOREIGN KEY (line, version) REFERENCES public.catalogue_versions(line, version);


--
-- Name: benefits benefits_line_version_part_of_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.benefits
    ADD CONSTRAINT benefits_line_version_part_of_fkey FOREIGN KEY (line, version, part_of) REFERENCES public.benefits(line, version, code);


--
-- Name: dashboard_items dashboard_items_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dashboard_items
    ADD CONSTRAINT dashboard_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: enquiries enquiries_answered_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id);


--
-- Name: important_notes important_notes_line_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.important_notes
    ADD CONSTRAINT important_notes_line_version_fkey FOREIGN KEY (line, version) REFERENCES public.catalogue_versions(line, version);


--
-- Name: login_steps login_steps_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_steps
    ADD CONSTRAINT login_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: notes notes_policy_id_endorsement_no_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_policy_id_endorsement_no_fkey FOREIGN KEY (policy_id, endorsement_no) REFERENCES public.policy_endorsements(policy_id, endorsement_no);


--
-- Name: one_time_codes one_time_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: optional_covers optional_covers_line_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.optional_covers
    ADD CONSTRAINT optional_covers_line_version_fkey FOREIGN KEY (line, version) REFERENCES public.catalogue_versions(line, version);


--
-- Name: passkey_challenges passkey_challenges_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: payment_events payment_events_payment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: payments payments_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id);


--
-- Name: plans plans_insurer_code_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_insurer_code_fkey FOREIGN KEY (insurer_code) REFERENCES public.insurers(code);


--
-- Name: plans plans_line_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_line_version_fkey FOREIGN KEY (line, version) REFERENCES public.catalogue_versions(line, version);


--
-- Name: policy_endorsements policy_endorsements_policy_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.policy_endorsements
    ADD CONSTRAINT policy_endorsements_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES public.policies(id);


--
-- Name: purchase_links purchase_links_quote_ref_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.purchase_links
    ADD CONSTRAINT purchase_links_quote_ref_fkey FOREIGN KEY (quote_ref) REFERENCES public.quotes(quote_ref);


--
-- Name: receipts receipts_policy_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES public.policies(id);


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sandbox_notices sandbox_notices_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_notices
    ADD CONSTRAINT sandbox_notices_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sandbox_sessions(id);


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: tariff_cells tariff_cells_line_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tariff_cells
    ADD CONSTRAINT tariff_cells_line_version_fkey FOREIGN KEY (line, version) REFERENCES public.catalogue_versions(line, version);


--
-- Name: temporary_passwords temporary_passwords_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.temporary_passwords
    ADD CONSTRAINT temporary_passwords_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: totp_secrets totp_secrets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_roles user_roles_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_tr_codes user_tr_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_tr_codes
    ADD CONSTRAINT user_tr_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: version_promotions version_promotions_line_version_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.version_promotions
    ADD CONSTRAINT version_promotions_line_version_fkey FOREIGN KEY (line, version) REFERENCES public.catalogue_versions(line, version);


--
-- PostgreSQL database dump complete
--


